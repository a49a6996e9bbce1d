import { sql } from 'kysely';
import type { Sql } from '#platform/read/declarations';

/** Columns of a cohort. */
type Columns<Name extends string> = Readonly<Record<Name, Sql>>;

/** Returns the condition for enrollments `e` of an account in a cohort. */
export const ownEnrollment = (row: Columns<'institution' | 'id'>, accountId: unknown): Sql =>
  sql`e.institution_id = ${row.institution} and e.cohort_id = ${row.id} and e.account_id = ${accountId}`;

/**
 * Returns SQL of the seconds from start to end in the cohort's local time, so that a change of daylight
 * saving time makes no day longer.
 */
export function clockSeconds({
  startDate,
  endDate,
  timeZone,
}: Columns<'startDate' | 'endDate' | 'timeZone'>): Sql {
  const local = (moment: Sql) => sql`${moment} at time zone coalesce(${timeZone}, 'UTC')`;
  return sql`extract(epoch from (${local(endDate)}) - (${local(startDate)}))`;
}
