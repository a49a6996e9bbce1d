import { sql } from 'kysely';
import { amongTaught } from '#modules/cohort/cohort.visibility';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a certificate that say who may see it. */
interface CertificateColumns {
  institution: Sql;
  accountId: Sql;
  cohort: Sql;
}

/** Whether the reader created or teaches the cohort, which may be deleted since. */
export function isTaughtBy(reader: Reader, row: Pick<CertificateColumns, 'institution' | 'cohort'>): Sql {
  if (reader.role !== Role.INSTRUCTOR || !reader.membershipId) return sql`false`;
  return amongTaught(reader, { institution: row.institution, id: row.cohort });
}

/** One's own; those of what one teaches; all of the institution for admins. */
export function visibleCertificates(row: CertificateColumns, reader: Reader): Sql {
  if (!reader.accountId) return sql`false`;
  const own = sql`${row.accountId} = ${reader.accountId}`;
  // As `case`, of which PostgreSQL looks for no index: for `or` it would combine two that lack the other columns.
  if (reader.role === Role.ADMIN)
    return sql`case when ${row.institution} = ${reader.institutionId} or ${own} then true else false end`;
  if (reader.role === Role.INSTRUCTOR) return sql`(${own} or ${isTaughtBy(reader, row)})`;
  return own;
}
