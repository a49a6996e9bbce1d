import { defineJob } from '#platform/jobs/job';
import { ownerTransaction, type WithOwner } from '#platform/database/owner-transaction';
import { type Due, dueInstitutionsSql } from '#platform/jobs/due';
import { firstIdOf } from './time-ordered-id.ts';

/** Entries that one transaction deletes: few enough that nobody waits for its locks, nor a replica for its log. */
const AT_ONCE = 5_000;

export const OLD_AUDIT_ENTRIES: Due = {
  name: 'old_audit_entries',
  query: `select to_json(true) where exists (
    select from public.audit_entry where institution_id = tenant and id < ${firstIdOf('moment')})`,
};

/**
 * Deletes the entries of every institution that are older than so many days. As the owner of the table: the app's role
 * may not, and row level security holds the owner, too, to the institution that the transaction names.
 * @returns how many went
 */
export async function forgetAuditEntries(withOwner: WithOwner, days: number): Promise<number> {
  if (days === 0) return 0; // for ever
  return withOwner(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      dueInstitutionsSql(OLD_AUDIT_ENTRIES, `-${days} days`),
    );
    let count = 0;
    for (const { id } of rows) {
      let deleted: number;
      do {
        const { rowCount } = await ownerTransaction(client, { institution: id }, () =>
          client.query(FORGET, [id, days, AT_ONCE]),
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
    where institution_id = $1::uuid and id < ${firstIdOf('(now() - make_interval(days => $2::int))')}
    order by id limit $3::int)`;

/** Deletes the entries of the audit log whose time is over. */
export const FORGET_AUDIT_ENTRIES = defineJob({
  name: 'forget-audit-entries',
  schedule: '47 3 * * *',
  due: OLD_AUDIT_ENTRIES,
  run: ({ config }, _payload, { withPgClient }) =>
    forgetAuditEntries(withPgClient, config.auditRetentionDays),
});
