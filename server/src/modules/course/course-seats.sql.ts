import { sql } from 'kysely';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import { type OfCourse, seats } from '#modules/enrollment/seat.visibility';
import { coTeaches, type CoTeaching } from './co-teaching.sql.ts';
import { Role } from '#kernel/role';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';

/** Returns the condition of `hasSeatIn` for cohorts that have not ended. */
export const learnsIn = (course: OfCourse, membershipId: unknown): Sql =>
  sql`exists (select 1 from ${seats(course)} and e.membership_id = ${membershipId} and e.status = 'active')`;

/** Returns SQL: whether the reader teaches a cohort with the course. */
export const teachesCohortOf = ({ institution, course }: OfCourse, reader: Reader): Sql =>
  reader.role === Role.INSTRUCTOR
    ? sql`exists (select 1 from cohort_course cc join cohort c on c.institution_id = ${institution} and c.id = cc.cohort_id and c.deleted_at is null where cc.institution_id = ${institution} and cc.course_id = ${course} and ${taughtBy(reader, { ...COHORT_C, institution })})`
    : sql`false`;

/** Returns SQL: whether the reader sees work in the course: instructors of its cohorts, and co-teachers. */
export const seesWorkIn = (course: OfCourse, reader: Reader): Sql =>
  sql`(${teachesCohortOf(course, reader)} or ${coTeaches(course, reader, 'read')})`;

/** Returns SQL: whether the reader grades work in the course: instructors of its cohorts, co-teachers who may edit. */
export const gradesCourse = (course: OfCourse, reader: Reader): Sql =>
  sql`(${teachesCohortOf(course, reader)} or ${coTeaches(course, reader, 'edit')})`;

/**
 * Returns SQL: whether the reader teaches a member with a seat in a cohort with the course: as an instructor of that
 * cohort, or as a co-teacher of the course. With 'edit' a co-teacher must have the permission to edit.
 */
export const teachesIn = (course: OfCourse, student: Sql, reader: Reader, needed: CoTeaching): Sql =>
  reader.role === Role.INSTRUCTOR
    ? existsForRow(
        reader,
        sql`${seats(course)} and e.membership_id = ${student} and (${taughtBy(reader, { ...COHORT_C, institution: course.institution })} or ${coTeaches(course, reader, needed)})`,
      )
    : sql`false`;
