import type { EntityManager } from '@mikro-orm/postgresql';
import { SETTINGS } from './tenancy.ts';

/**
 * Moves a transaction into another institution: for row level security, for the ORM's filter and for the audit log.
 * Writes what the unit of work holds first, as it belongs to the institution before.
 */
export async function enterInstitution(em: EntityManager, institutionId: string): Promise<void> {
  await em.flush();
  await em.execute('select set_config(?, ?, true)', [SETTINGS.institution, institutionId]);
  em.setFilterParams('tenant', { institution: institutionId });
}
