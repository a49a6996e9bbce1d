import { defineJob } from '#platform/jobs/job';
import { ownerTransaction, type WithOwner } from '#platform/database/owner-transaction';
import { type Due, dueInstitutionsSql } from '#platform/jobs/due';
import { firstIdOf } from './time-ordered-id.sql.ts';

/** Entries deleted per transaction: few enough to keep locks and replication lag short. */
const AT_ONCE = 5_000;

export const OLD_AUDIT_ENTRIES: Due = {
  name: 'old_audit_entries',
  query: `select to_json(true) where exists (
    select from public.audit_entry where institution_id = tenant and id < ${firstIdOf('moment')})`,
};

/**
 * Deletes entries of all institutions that are older than a number of days. Runs as the table's owner,
 * because the app's role may not delete them; row level security also confines the owner to one institution
 * at a time.
 * @returns the number of deleted entries
 */
export async function deleteOldAuditEntries(withOwner: WithOwner, days: number): Promise<number> {
  if (days === 0) return 0; // no limit
  return withOwner(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      dueInstitutionsSql(OLD_AUDIT_ENTRIES, `-${days} days`),
    );
    let count = 0;
    for (const { id } of rows) {
      let deleted: number;
      do {
        const { rowCount } = await ownerTransaction(client, { institution: id }, () =>
          client.query(FORGET, [id, days, AT_ONCE, new Date()]),
        );
        deleted = rowCount ?? 0;
        count += deleted;
      } while (deleted === AT_ONCE);
    }
    return count;
  });
}

const FORGET = `
  delete from audit_entry where institution_id = $1::uuid and id in (
    select id from audit_entry
    where institution_id = $1::uuid and id < ${firstIdOf('($4::timestamptz - make_interval(days => $2::int))')}
    order by id limit $3::int)`;

/** Deletes audit log entries after the retention period. */
export const DELETE_OLD_AUDIT_ENTRIES = defineJob({
  name: 'forget-audit-entries',
  schedule: '47 3 * * *',
  due: OLD_AUDIT_ENTRIES,
  run: ({ config }, _payload, { withPgClient }) =>
    deleteOldAuditEntries(withPgClient, config.auditRetentionDays),
});
