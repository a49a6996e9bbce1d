import { EntityManager } from '@mikro-orm/postgresql';
import { vi } from 'vitest';
import { Course } from '#modules/course/course.entity';

/** Reads courses, and what is read with them, without a lock, and waits until `count` operations have read one. Returns how to end that. */
export function readWithoutLock(count: number): () => void {
  const findOne = Reflect.get(EntityManager.prototype, 'findOne') as (
    this: unknown,
    entity: unknown,
    where: unknown,
    options?: object,
  ) => Promise<unknown>;
  let read = 0;
  let openGate: () => void;
  const everyoneRead = new Promise<void>((resolve) => (openGate = resolve));
  const spy = vi.spyOn(EntityManager.prototype, 'findOne').mockImplementation(async function (
    this: unknown,
    entity: unknown,
    where: unknown,
    options?: object,
  ) {
    const found = await findOne.call(this, entity, where, { ...options, lockMode: undefined });
    if (entity === Course) {
      if (++read === count) openGate();
      await everyoneRead;
    }
    return found;
  } as never);
  return () => spy.mockRestore();
}
