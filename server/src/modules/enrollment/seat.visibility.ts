import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';
import { planGrantsSql } from '#modules/price-plan/plan-grants.sql';
import { statusHasSeat, statusIsLive } from './enrollment-status.sql.ts';

/** Columns of a row that belongs to a course. */
export interface OfCourse {
  institution: Sql;
  course: Sql;
}

/** SQL of the cohorts with a course (alias `c`) and their seats (alias `e`). */
export const seats = ({ institution, course }: OfCourse): Sql => sql`cohort_course cc
  join cohort c on c.institution_id = ${institution} and c.id = cc.cohort_id and c.deleted_at is null
  join enrollment e on e.institution_id = ${institution} and e.cohort_id = c.id and ${sql.raw(statusHasSeat('e.status'))}
  where cc.institution_id = ${institution} and cc.course_id = ${course}`;

/** Returns SQL: whether a member has a seat in a cohort with a course. */
export const hasSeatIn = (course: OfCourse, membershipId: unknown): Sql =>
  sql`exists (select 1 from ${seats(course)} and e.membership_id = ${membershipId})`;

/** Returns SQL: whether the reader has a seat in a cohort or a place on its waitlist. */
export const hasPlaceIn = (cohort: { institution: Sql; id: Sql }, { membershipId }: Reader): Sql =>
  sql`exists (select 1 from enrollment e where e.institution_id = ${cohort.institution} and e.cohort_id = ${cohort.id}
    and e.membership_id = ${membershipId} and ${sql.raw(statusIsLive('e.status'))})`;

/** Returns SQL: whether the reader has a seat in a cohort. */
export const hasSeatInCohort = (of: { institution: Sql; cohort: Sql }, { membershipId }: Reader): Sql =>
  sql`exists (select 1 from enrollment e where e.institution_id = ${of.institution} and e.cohort_id = ${of.cohort}
    and e.membership_id = ${membershipId} and ${sql.raw(statusHasSeat('e.status'))})`;

/** Returns SQL: whether the plan of the reader's seat in a cohort excludes live meetings. False without a seat. */
export const seatExcludesMeetings = (of: { institution: Sql; cohort: Sql }, { membershipId }: Reader): Sql =>
  sql`exists (select 1 from enrollment e where e.institution_id = ${of.institution} and e.cohort_id = ${of.cohort}
    and e.membership_id = ${membershipId} and ${sql.raw(statusHasSeat('e.status'))} and not ${planGrantsSql('live', of.institution)})`;

/** Returns SQL: whether a member teaches, or has a seat in, a cohort in which the reader has a seat. */
export const sharesCohortWith = (member: { id: Sql }, { institutionId, membershipId }: Reader): Sql =>
  sql`exists (select 1 from enrollment own
    join cohort c on c.institution_id = ${institutionId} and c.id = own.cohort_id and c.deleted_at is null
    where own.institution_id = ${institutionId} and own.membership_id = ${membershipId}
      and ${sql.raw(statusHasSeat('own.status'))} and (
        c.created_by_id = ${member.id}
        or exists (select 1 from cohort_instructor i where i.institution_id = ${institutionId} and i.cohort_id = c.id and i.membership_id = ${member.id})
        or exists (select 1 from enrollment e where e.institution_id = ${institutionId} and e.cohort_id = c.id
          and e.membership_id = ${member.id} and ${sql.raw(statusHasSeat('e.status'))})))`;

/**
 * Returns a condition, extended for readers whose access is by seat. Other members are only subject to the
 * condition itself.
 */
export const narrowedToSeat = (reader: Reader, condition: Sql, bySeat: () => Sql): Sql =>
  reader.role === 'seat' ? sql`(${condition} and ${bySeat()})` : condition;
