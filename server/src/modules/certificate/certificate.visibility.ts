import { sql } from 'kysely';
import { amongTaught } from '#modules/cohort/cohort.visibility';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a certificate that decide who can read it. */
interface CertificateColumns {
  accountId: Sql;
  cohort: Sql;
}

/** Returns SQL: whether the reader created or teaches the cohort, which may be deleted. */
export function isTaughtBy(reader: Reader, row: Pick<CertificateColumns, 'cohort'>): Sql {
  if (reader.role !== Role.INSTRUCTOR || !reader.membershipId) return sql`false`;
  return amongTaught(reader, { id: row.cohort });
}

/**
 * Returns the condition for readable certificates: the reader's own; those of cohorts that it teaches; all
 * for admins.
 */
export function visibleCertificates(row: CertificateColumns, reader: Reader): Sql {
  if (!reader.accountId) return sql`false`;
  const own = sql`${row.accountId} = ${reader.accountId}`;
  if (reader.role === Role.ADMIN) return sql`true`;
  if (reader.role === Role.INSTRUCTOR) return sql`(${own} or ${isTaughtBy(reader, row)})`;
  return own;
}
