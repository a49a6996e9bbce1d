import { sql } from 'kysely';
import { Role } from '#kernel/role';
import { amongTaught, COHORT_C } from '#modules/cohort/cohort.visibility';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import type { Reader, Sql } from '#platform/read/declarations';

/** Returns SQL of the counted cohorts: all for admins, their own for instructors. */
export const countedCohorts = (reader: Reader) =>
  sql`select c.id from cohort c where c.institution_id = ${reader.institutionId} and c.deleted_at is null and ${
    reader.role === Role.ADMIN ? sql`true` : amongTaught(reader, COHORT_C)
  }`;

/** Returns SQL `from` of the enrollments `e` in these cohorts with a status. */
export const enrollmentsIn = (reader: Reader, status: Sql) =>
  sql`from enrollment e where e.institution_id = ${reader.institutionId} and ${status} and e.cohort_id in (select c.id from (${countedCohorts(reader)}) c)`;

/** Returns SQL `from` of the seats taken, as enrollments `e`. */
export const seatsTaken = (reader: Reader) => enrollmentsIn(reader, sql.raw(statusHasSeat('e.status')));

/** SQL of the revenue of seats taken: the sum of their prices. */
export const revenue = sql`coalesce(sum(e.price), 0)`;
