import { sql } from 'kysely';
import { teachesIn } from '#modules/course/course-seats.sql';
import { ofVisibleCourse } from '#modules/course/course.visibility';
import { type OfCourse, seats } from '#modules/enrollment/seat.visibility';
import { planGrantsSql } from '#modules/price-plan/plan-grants.sql';
import { Role } from '#kernel/role';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';

interface SubmissionColumns {
  institution: Sql;
  activity: Sql;
  student: Sql;
}

/** Columns of a submission with the alias `s` in hand-written SQL, which names the institution itself. */
export const SUBMISSION_S: Omit<SubmissionColumns, 'institution'> = {
  activity: sql`s.activity_id`,
  student: sql`s.student_id`,
};

/** The columns that say which course an activity under the alias `a` belongs to. */
const courseOfA = ({ institution }: SubmissionColumns): OfCourse => ({
  institution,
  course: sql`a.course_id`,
});

/**
 * Returns the condition for readable submissions: a student's own; for instructors also those of students
 * with a seat in their cohorts, and for co-teachers those of all students of the course; all for admins. Owning the
 * course is not enough, because grading follows the cohort.
 */
export function visibleSubmission(reader: Reader, row: SubmissionColumns): Sql {
  if (!reader.membershipId) return sql`false`;
  const own = sql`${row.student} = ${reader.membershipId}`;
  const isFor: Record<string, Sql> = {
    [Role.ADMIN]: sql`true`,
    [Role.INSTRUCTOR]: sql`(${own} or ${teachesIn(courseOfA(row), row.student, reader, 'read')})`,
  };
  return existsForRow(
    reader,
    sql`activity a where a.institution_id = ${row.institution} and a.id = ${row.activity} and a.deleted_at is null and ${ofVisibleCourse(reader, courseOfA(row))} and ${isFor[reader.role] ?? own}`,
  );
}

/** Returns SQL: whether a reader grades the student of a submission: see `teachesIn`. */
export const teachesStudent = (row: SubmissionColumns, reader: Reader): Sql =>
  sql`exists (select 1 from activity a where a.institution_id = ${row.institution} and a.id = ${row.activity} and ${teachesIn(courseOfA(row), row.student, reader, 'edit')})`;

/**
 * Returns SQL: whether a seat of a student in a course includes graded work. Work of a student who has left counts as
 * included, so that its grade can still be corrected.
 */
export const includesGrading = (course: OfCourse, student: Sql): Sql =>
  sql`(select coalesce(bool_or(${planGrantsSql('grading', course.institution)}), true) from ${seats(course)} and e.membership_id = ${student})`;

/** Returns SQL: whether the work of a submission is graded: see `includesGrading`. */
export const isGradedWork = (row: SubmissionColumns): Sql =>
  sql`(select ${includesGrading(courseOfA(row), row.student)} from activity a where a.institution_id = ${row.institution} and a.id = ${row.activity})`;
