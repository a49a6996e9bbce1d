import type { EntityManager, Ref } from '@mikro-orm/postgresql';
import type { TenantEntity } from './base.entity.ts';

/** A row of an institution to relate another one to, without reading it. */
export function referTo<T extends TenantEntity>(
  em: EntityManager,
  entity: new () => T,
  institutionId: string,
  id: string,
): Ref<T> {
  return em.getReference(entity, [institutionId, id] as never, { wrapped: true }) as never;
}
