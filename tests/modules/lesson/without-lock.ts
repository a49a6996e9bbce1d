import { EntityManager } from '@mikro-orm/postgresql';
import { vi } from 'vitest';
import type { Activity } from '#modules/activity/activity.entity';
import { Course } from '#modules/course/course.entity';
import type { Section } from '#modules/course/section.entity';
import type { CohortSession } from '#modules/attendance/cohort-session.entity';
import type { Milestone } from '#modules/cohort/cohort-parts.entity';
import type { Lesson } from '#modules/lesson/lesson.entity';
import type { QuizAttempt } from '#modules/quiz/quiz-attempt.entity';

type EntityLocked =
  | typeof Activity
  | typeof CohortSession
  | typeof Course
  | typeof Lesson
  | typeof Milestone
  | typeof QuizAttempt
  | typeof Section;

/**
 * Reads everything without a lock, and waits until `count` operations have read a row of an entity that they would have
 * locked, or read again under the lock of its cohort or course. Returns the function that ends this.
 */
export function readWithoutLock(count: number, locked: EntityLocked = Course): () => void {
  const findOne = Reflect.get(EntityManager.prototype, 'findOne') as (
    this: unknown,
    entity: unknown,
    where: unknown,
    options?: { lockMode?: unknown; refresh?: boolean },
  ) => Promise<unknown>;
  let read = 0;
  let openGate: () => void;
  const everyoneRead = new Promise<void>((resolve) => (openGate = resolve));
  const spy = vi.spyOn(EntityManager.prototype, 'findOne').mockImplementation(async function (
    this: unknown,
    entity: unknown,
    where: unknown,
    options?: { lockMode?: unknown; refresh?: boolean },
  ) {
    const found = await findOne.call(this, entity, where, { ...options, lockMode: undefined });
    if (entity === locked && (options?.lockMode !== undefined || options?.refresh)) {
      if (++read === count) openGate();
      await everyoneRead;
    }
    return found;
  } as never);
  return () => spy.mockRestore();
}
