import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';
import { statusHasSeat, statusIsLive } from './enrollment-status.sql.ts';

/** Columns of a row that belongs to a course. */
export interface OfCourse {
  institution: Sql;
  course: Sql;
}

/** Cohorts that take a course, as `c`, with the seats in them, as `e`. */
export const seats = ({ institution, course }: OfCourse): Sql => sql`cohort_course cc
  join cohort c on c.institution_id = ${institution} and c.id = cc.cohort_id and c.deleted_at is null
  join enrollment e on e.institution_id = ${institution} and e.cohort_id = c.id and ${sql.raw(statusHasSeat('e.status'))}
  where cc.institution_id = ${institution} and cc.course_id = ${course}`;

/** Whether a member has a seat in a cohort that takes a course. */
export const hasSeatIn = (course: OfCourse, membershipId: unknown): Sql =>
  sql`exists (select 1 from ${seats(course)} and e.membership_id = ${membershipId})`;

/** Whether the reader has a seat in a cohort, or a place in its queue. */
export const hasPlaceIn = (cohort: { institution: Sql; id: Sql }, { membershipId }: Reader): Sql =>
  sql`exists (select 1 from enrollment e where e.institution_id = ${cohort.institution} and e.cohort_id = ${cohort.id}
    and e.membership_id = ${membershipId} and ${sql.raw(statusIsLive('e.status'))})`;

/** Whether the reader has a seat in a cohort. */
export const hasSeatInCohort = (of: { institution: Sql; cohort: Sql }, { membershipId }: Reader): Sql =>
  sql`exists (select 1 from enrollment e where e.institution_id = ${of.institution} and e.cohort_id = ${of.cohort}
    and e.membership_id = ${membershipId} and ${sql.raw(statusHasSeat('e.status'))})`;

/** Whether a member teaches, or has a seat in, a cohort in which the reader has a seat. */
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
 * A condition, with what a reader whose access is by seat must meet besides. Others are members: they read what the
 * condition alone lets through.
 */
export const narrowedToSeat = (reader: Reader, condition: Sql, bySeat: () => Sql): Sql =>
  reader.role === 'seat' ? sql`(${condition} and ${bySeat()})` : condition;
