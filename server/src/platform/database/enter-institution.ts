import type { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS } from './tenancy.ts';

/**
 * Moves a transaction to another institution: for row level security, the ORM's filter and the audit log.
 * Flushes the unit of work first, because it belongs to the previous institution.
 */
export async function enterInstitution(em: EntityManager, institutionId: string): Promise<void> {
  await em.flush();
  await em.execute('select set_config(?, ?, true)', [SETTINGS.institution, institutionId]);
  em.setFilterParams('tenant', { institution: institutionId });
}
