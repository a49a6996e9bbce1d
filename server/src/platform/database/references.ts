import type { EntityManager, Ref } from '@mikro-orm/postgresql';
import type { TenantEntity } from './base.entity.ts';

/** Returns a reference to a row of an institution without reading it. */
export function referTo<T extends TenantEntity>(
  em: EntityManager,
  entity: new () => T,
  institutionId: string,
  id: string,
): Ref<T> {
  return em.getReference(entity, [institutionId, id] as never, { wrapped: true }) as never;
}
