import { sql } from 'kysely';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { opensBySeat } from '#modules/institution/outside-access.sql';
import type { OfCourse } from '#modules/enrollment/seat.visibility';
import { planGrantsSql } from '#modules/price-plan/plan-grants.sql';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';
import { coTeaches } from './co-teaching.sql.ts';
import { ownerOfCourse } from './course.visibility.ts';

/** Returns SQL: whether a cohort with the course fulfills a condition on the cohort `c`. */
const inCohort = ({ institution, course }: OfCourse, condition: Sql): Sql =>
  sql`exists (select 1 from cohort_course cc join cohort c on c.institution_id = ${institution} and c.id = cc.cohort_id and c.deleted_at is null where cc.institution_id = ${institution} and cc.course_id = ${course} and ${condition})`;

/**
 * Returns SQL: whether the reader's account has a seat in a cohort with the course; from outside only where `opensBySeat` admits
 * that.
 */
export const hasSeatByAccount = (part: OfCourse, reader: Reader): Sql => seatByAccount(part, reader, null);

/** Returns the same for seats whose plan includes live meetings. */
export const hasLiveSeatByAccount = (part: OfCourse, reader: Reader): Sql =>
  seatByAccount(part, reader, planGrantsSql('live', part.institution));

function seatByAccount(part: OfCourse, reader: Reader, granted: Sql | null): Sql {
  const { accountId } = reader;
  if (!accountId) return sql`false`;
  const { institution } = part;
  const hasSeat = inCohort(
    part,
    sql`exists (select 1 from enrollment e where e.institution_id = ${institution} and e.cohort_id = c.id and e.account_id = ${accountId} and ${sql.raw(statusHasSeat('e.status'))}${granted ? sql` and ${granted}` : sql``})`,
  );
  return opensBySeat(hasSeat, institution, reader);
}

/** Returns SQL: whether the reader teaches a course: admins, its owner and co-teachers, and instructors of its cohorts. */
export function teachesCourse(part: OfCourse, reader: Reader): Sql {
  const { institution } = part;
  if (!reader.institutionId) return sql`false`;
  const isOurs = sql`${institution} = ${reader.institutionId}`;
  if (reader.role === Role.ADMIN) return isOurs;
  if (reader.role !== Role.INSTRUCTOR) return sql`false`;
  const teaches = inCohort(part, taughtBy(reader, { ...COHORT_C, institution }));
  return sql`(${isOurs} and (${ownerOfCourse(part)} = ${reader.membershipId} or ${coTeaches(part, reader, 'read')} or ${teaches}))`;
}

/** Returns SQL: whether the reader teaches a course or has a seat in it. */
export const takesPartInCourse = (part: OfCourse, reader: Reader): Sql =>
  sql`(${teachesCourse(part, reader)} or ${hasSeatByAccount(part, reader)})`;
