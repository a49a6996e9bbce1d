import { sql } from 'kysely';
import { type OfCourse, seats } from '#modules/enrollment/seat.visibility';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import type { Sql } from '#platform/read/declarations';

/** Columns of a lesson. */
export interface OfLesson extends OfCourse {
  id: Sql;
}

/** Order of the enrollments of a member, the current one first: those in cohorts that have not ended, then the newest. */
const CURRENT_FIRST = `(e.status = 'active') desc, e.enrolled_at desc, e.id desc`;

/**
 * Returns SQL of an object: the ID of a member's current enrollment by the ID of the course, for the courses in which the
 * member has a seat. It does not depend on a course, so PostgreSQL computes it once in a statement, however many courses and
 * lessons look in it.
 */
const currentEnrollments = (institution: Sql, membershipId: Sql): Sql =>
  sql`(select jsonb_object_agg(held.course_id, held.id) from (
    select distinct on (cc.course_id) cc.course_id, e.id from (
      select e.id, e.cohort_id, e.status, e.enrolled_at from enrollment e
      join cohort c on c.institution_id = ${institution} and c.id = e.cohort_id and c.deleted_at is null
      where e.institution_id = ${institution} and e.membership_id = ${membershipId} and ${sql.raw(statusHasSeat('e.status'))} offset 0) e
    join cohort_course cc on cc.institution_id = ${institution} and cc.cohort_id = e.cohort_id
    order by cc.course_id, ${sql.raw(CURRENT_FIRST)}) held)`;

/** Returns SQL: a row `current` with the ID of a member's current enrollment in a course, which may be null. */
const current = ({ institution, course }: OfCourse, membershipId: Sql): Sql =>
  sql`(select (${currentEnrollments(institution, membershipId)} ->> ${course}::text)::uuid as id offset 0) current`;

const doneIn = ({ institution, id }: Pick<OfLesson, 'institution' | 'id'>, membershipId: Sql): Sql =>
  sql`case when current.id is null
    then exists (select 1 from lesson_completion d where d.institution_id = ${institution} and d.lesson_id = ${id} and d.membership_id = ${membershipId})
    else exists (select 1 from enrollment_completion d where d.institution_id = ${institution} and d.enrollment_id = current.id and d.lesson_id = ${id}) end`;

/**
 * Returns SQL: whether a member completed a lesson in the current enrollment. Without one, whether the member ever
 * completed it.
 */
export const isCompletedBy = (lesson: OfLesson, membershipId: Sql): Sql =>
  sql`(select ${doneIn(lesson, membershipId)} from ${current(lesson, membershipId)})`;

/** SQL: percentage of the lessons of rows `lessons` (`lessonCounts`) that are done. */
export const PERCENT_DONE = sql`coalesce(round(100.0 * sum(lessons.done) / nullif(sum(lessons.total), 0)), 0)::int`;

/** Returns SQL of the number of lessons of a course that a member ever completed, in any cohort. */
export const ownCompletedCount = ({ institution, course }: OfCourse, membershipId: Sql): Sql =>
  sql`(select count(*)::int from lesson l join lesson_completion d on d.institution_id = ${institution} and d.lesson_id = l.id and d.membership_id = ${membershipId} where l.institution_id = ${institution} and l.course_id = ${course})`;

/**
 * Returns SQL: a row `lessons` of a course, with the number of all (`total`), and of those that a member completed (`done`), as
 * `isCompletedBy`. Completions are read first: a look-up for each lesson takes longer, however many there are.
 */
export const lessonCounts = (of: OfCourse, membershipId: Sql): Sql => {
  const { institution, course } = of;
  const lessons = sql`lesson l where l.institution_id = ${institution} and l.course_id = ${course}`;
  return sql`(select (select count(*) from ${lessons}) as total, case when current.id is null
    then ${ownCompletedCount(of, membershipId)}
    else (select count(*) from (
        select d.lesson_id from enrollment_completion d
        where d.institution_id = ${institution} and d.enrollment_id = current.id offset 0) done, ${lessons} and l.id = done.lesson_id)
    end as done from ${current(of, membershipId)}) lessons`;
};

/**
 * Returns SQL of the progress in a cohort, 0 to 100.
 * @param isDone condition: the lesson \`l\` is completed
 * @param courseId limits it to one course of the cohort
 */
export const cohortProgress = (
  { institution, cohort, course }: { institution: Sql; cohort: Sql; course?: Sql },
  isDone: Sql,
): Sql =>
  sql`coalesce((
    select round(100.0 * count(*) filter (where ${isDone}) / nullif(count(*), 0))::int
    from cohort_course cc join lesson l on l.institution_id = ${institution} and l.course_id = cc.course_id
    where cc.institution_id = ${institution} and cc.cohort_id = ${cohort}${course ? sql` and cc.course_id = ${course}` : sql``}), 0)`;

/** Returns SQL: whether the lesson \`l\` is completed in an enrollment. */
export const isDoneIn = (institution: Sql, enrollmentId: Sql): Sql =>
  sql`exists (select 1 from enrollment_completion d where d.institution_id = ${institution} and d.enrollment_id = ${enrollmentId} and d.lesson_id = l.id)`;

/** Returns SQL: whether the lesson \`l\` is completed in a member's latest enrollment with a seat in a cohort. */
export const isDoneInCohort = (of: { institution: Sql; cohort: Sql }, membershipId: Sql): Sql =>
  isDoneIn(
    of.institution,
    sql`(select e.id from enrollment e where e.institution_id = ${of.institution} and e.cohort_id = ${of.cohort} and e.membership_id = ${membershipId} and ${sql.raw(statusHasSeat('e.status'))} order by e.enrolled_at desc, e.id desc limit 1)`,
  );

/** Fewest seats for which a completion rate is shown: with fewer, it would show the progress of one person. */
export const MIN_RATED_SEATS = 3;

/**
 * Returns SQL of the percentage of the seats in all cohorts of a course whose student completed every lesson, 0 to 100. Null
 * for fewer than `MIN_RATED_SEATS` seats, and without lessons. Of each enrollment, lessons are read up to the first open one.
 */
export const completionRate = (of: OfCourse): Sql => {
  const lessons = sql`lesson l where l.institution_id = ${of.institution} and l.course_id = ${of.course}`;
  const isOpen = sql`exists (select 1 from ${lessons} and not ${isDoneIn(of.institution, sql`e.id`)})`;
  return sql`(select case when count(*) >= ${sql.lit(MIN_RATED_SEATS)} and exists (select 1 from ${lessons})
    then round(100.0 * count(*) filter (where not ${isOpen}) / count(*))::int end from ${seats(of)})`;
};

/**
 * Returns SQL of the enrollments in which a member completes a lesson now: all in cohorts that have not ended, or else the
 * latest one.
 */
export const learningEnrollments = (of: { institution: string; course: string; member: string }): string => `
  select p.id from (
    select e.id, e.status, row_number() over (order by ${CURRENT_FIRST}) as place
    from cohort_course cc
    join cohort c on c.institution_id = ${of.institution} and c.id = cc.cohort_id and c.deleted_at is null
    join enrollment e on e.institution_id = ${of.institution} and e.cohort_id = c.id and ${statusHasSeat('e.status')}
    where cc.institution_id = ${of.institution} and cc.course_id = ${of.course} and e.membership_id = ${of.member}
  ) p where p.status = 'active' or p.place = 1`;
