import { sql } from 'kysely';
import { COHORT_C, taughtBy } from '#modules/cohort/cohort.visibility';
import { ownerOfCourse } from '#modules/course/course.visibility';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a lesson that decide who can open it. */
interface LessonColumns {
  institution: Sql;
  course: Sql;
  isPreview: Sql;
  releaseAt: Sql;
}

/** Returns SQL: whether a lesson is released. @param releaseAt its column */
export const isReleased = (releaseAt: string): string => `(${releaseAt} is null or ${releaseAt} <= now())`;

const released = ({ releaseAt }: LessonColumns): Sql => sql`(${releaseAt} is null or ${releaseAt} <= now())`;

/** Returns SQL: whether a cohort with the lesson's course fulfills a condition on the cohort `c`. */
const inCohort = ({ institution, course }: LessonColumns, condition: Sql): Sql =>
  sql`exists (select 1 from cohort_course cc join cohort c on c.institution_id = ${institution} and c.id = cc.cohort_id and c.deleted_at is null where cc.institution_id = ${institution} and cc.course_id = ${course} and ${condition})`;

/** Returns SQL: whether the reader has a seat in the cohort `c`. */
const seatInCohort = ({ institution }: LessonColumns, { accountId }: Reader): Sql =>
  sql`exists (select 1 from enrollment e where e.institution_id = ${institution} and e.cohort_id = c.id and e.account_id = ${accountId} and ${sql.raw(statusHasSeat('e.status'))})`;

/**
 * Returns SQL: whether the reader takes part in a lesson: admins, the course's owner, instructors of its cohorts, and
 * students with a seat once it is released. Decides about the meeting link.
 */
export function takesPart(lesson: LessonColumns, reader: Reader): Sql {
  const { institution } = lesson;
  if (!reader.accountId) return sql`false`;
  const seat = sql`(${released(lesson)} and ${inCohort(lesson, seatInCohort(lesson, reader))})`;
  if (!reader.institutionId) return seat;
  const isOurs = sql`${institution} = ${reader.institutionId}`;
  if (reader.role === Role.ADMIN) return sql`(${isOurs} or ${seat})`;
  const teaches = inCohort(lesson, taughtBy(reader, { ...COHORT_C, institution }));
  return reader.role === Role.INSTRUCTOR
    ? sql`((${isOurs} and (${ownerOfCourse(lesson)} = ${reader.membershipId} or ${teaches})) or ${seat})`
    : seat;
}

/**
 * Returns SQL: whether a lesson is open for the reader, who can see its course: for those who take part in it, and for
 * everyone when it is a released preview. The one rule for content, video, transcript and materials.
 */
export const lessonOpen = (lesson: LessonColumns, reader: Reader): Sql =>
  sql`((${lesson.isPreview} and ${released(lesson)}) or ${takesPart(lesson, reader)})`;
