import type { EntityManager as AnyEntityManager } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Tenant } from '#platform/database/base.entity';

/** Columns of institutions that the audit log leaves out. */
export const QUIET_COLUMNS = ['security_version', 'notifications_version', 'pending_mailed_at'];

/** An institution that the ORM writes. */
interface Written {
  em: AnyEntityManager;
  entity: Tenant;
}

/** Rows of institutions that are being changed, as they were, as JSON. */
const rows = new WeakMap<Tenant, string>();

/**
 * Reads and locks the row of an institution that the ORM is about to write. Every node of a cluster has a copy of that table, which
 * therefore has no triggers there: its entries in the audit log are written here (audit/audit-functions.sql.ts).
 */
export async function beginAudit({ em, entity }: Written): Promise<void> {
  const [found] = await (em as EntityManager).execute<{ row: string | null }[]>(
    'select audit_institution_begins(?)::text as row',
    [entity.id],
  );
  if (found?.row) rows.set(entity, found.row);
}

/** Writes the entry of an institution that the ORM wrote in the audit log. */
export async function endAudit({ em, entity }: Written): Promise<void> {
  await (em as EntityManager).execute('select audit_institution_ends(?, ?::jsonb)', [
    entity.id,
    rows.get(entity) ?? null,
  ]);
  rows.delete(entity);
}
