import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Returns the names of the properties of an entity that the unit of work will write, empty when it writes only other rows.
 * Null when it writes nothing.
 */
export function pendingChanges(em: EntityManager, entity: object): string[] | null {
  const work = em.getUnitOfWork();
  work.computeChangeSets();
  const sets = work.getChangeSets();
  if (sets.length === 0 && work.getRemoveStack().size === 0) return null;
  return sets.filter((set) => set.entity === entity).flatMap(({ payload }) => Object.keys(payload));
}
