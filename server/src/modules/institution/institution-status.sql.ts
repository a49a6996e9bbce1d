import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Columns of an institution that decide about its status. */
interface StatusColumns {
  suspendedAt: Sql;
  pendingSince: Sql;
  rejectedAt: Sql;
}

/** Returns SQL of the status. */
export const statusOf = (row: StatusColumns) =>
  sql`(case when ${row.suspendedAt} is not null then 'suspended' when ${row.pendingSince} is null then 'active'
    when ${row.rejectedAt} is not null then 'rejected' else 'pending' end)`;
