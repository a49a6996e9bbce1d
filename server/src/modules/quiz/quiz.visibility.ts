import { sql } from 'kysely';
import { coTeaches } from '#modules/course/co-teaching.sql';
import { teachesCohortOf, teachesIn } from '#modules/course/course-seats.sql';
import { quizDueFor } from '#modules/activity/activity-due.sql';
import { ofVisibleCourse } from '#modules/course/course.visibility';
import type { OfCourse } from '#modules/enrollment/seat.visibility';
import { Role } from '#kernel/role';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';

interface OfQuiz {
  institution: Sql;
  quiz: Sql;
}

interface OfAttempt extends OfQuiz {
  student: Sql;
}

interface QuestionColumns extends OfQuiz {
  id: Sql;
}

/** SQL of a quiz (alias `q`) with its lesson (alias `l`). */
const quizWithLesson = ({ institution, quiz }: OfQuiz): Sql =>
  sql`quiz q join lesson l on l.institution_id = ${institution} and l.id = q.lesson_id where q.institution_id = ${institution} and q.id = ${quiz}`;

/** The columns that say which course a lesson under the alias `l` belongs to. */
const courseOfL = ({ institution }: { institution: Sql }): OfCourse => ({
  institution,
  course: sql`l.course_id`,
});

/** Returns the condition for readable quizzes: members who can read the course. */
export function visibleQuiz(reader: Reader, row: { institution: Sql; lesson: Sql }): Sql {
  if (!reader.membershipId) return sql`false`;
  return existsForRow(
    reader,
    sql`lesson l where l.institution_id = ${row.institution} and l.id = ${row.lesson} and ${ofVisibleCourse(reader, courseOfL(row))}`,
  );
}

/** Returns SQL: whether the reader is an admin, or the owner, a co-teacher or an instructor of a cohort of a course. */
function isStaffOf(reader: Reader, course: OfCourse): Sql {
  if (reader.role === Role.ADMIN) return sql`true`;
  if (reader.role !== Role.INSTRUCTOR) return sql`false`;
  return sql`(exists (select 1 from course o where o.institution_id = ${course.institution} and o.id = ${course.course} and o.owner_id = ${reader.membershipId}) or ${coTeaches(course, reader, 'read')} or ${teachesCohortOf(course, reader)})`;
}

/** Returns SQL: whether the reader is staff of a quiz's course. */
export const isQuizStaff = (row: OfQuiz, reader: Reader): Sql =>
  reader.membershipId && (reader.role === Role.ADMIN || reader.role === Role.INSTRUCTOR)
    ? sql`exists (select 1 from ${quizWithLesson(row)} and ${isStaffOf(reader, courseOfL(row))})`
    : sql`false`;

/** SQL of the reader's attempts (alias `t`) that ask a question. */
const attemptsWith = ({ institution, id }: QuestionColumns, reader: Reader): Sql =>
  sql`quiz_answer a join quiz_attempt t on t.institution_id = ${institution} and t.id = a.attempt_id and t.student_id = ${reader.membershipId} where a.institution_id = ${institution} and a.question_id = ${id}`;

/** Returns the condition for readable questions: those of staff, and those of the reader's own attempts. */
export function visibleQuestion(reader: Reader, row: QuestionColumns): Sql {
  if (!reader.membershipId) return sql`false`;
  const course = courseOfL(row);
  const asked = sql`exists (select 1 from ${attemptsWith(row, reader)})`;
  return existsForRow(
    reader,
    sql`${quizWithLesson(row)} and ${ofVisibleCourse(reader, course)} and (${isStaffOf(reader, course)} or ${asked})`,
  );
}

/** Returns the condition: the quiz under the alias `q` shows a student which answers are right. */
const reveals = (institution: Sql, student: Sql): Sql =>
  sql`(q.reveal = 'after-attempt' or (q.reveal = 'after-due' and ${quizDueFor({ institution, student })} < now()))`;

/**
 * Returns SQL: whether the reader may see what is right: staff always, students with a submitted attempt at the
 * question once the quiz reveals it.
 */
export function isRevealed(row: QuestionColumns, reader: Reader): Sql {
  if (!reader.membershipId) return sql`false`;
  const { institution, quiz } = row;
  const revealed = sql`exists (select 1 from ${attemptsWith(row, reader)} and t.submitted_at is not null and exists (select 1 from quiz q where q.institution_id = ${institution} and q.id = ${quiz} and ${reveals(institution, reader.membershipId)}))`;
  return sql`(${isQuizStaff(row, reader)} or ${revealed})`;
}

/**
 * Returns the condition for readable attempts, as for submitted work: a student's own; for instructors also those
 * of students with a seat in their cohorts; all for admins.
 */
export function visibleAttempt(reader: Reader, row: OfAttempt): Sql {
  if (!reader.membershipId) return sql`false`;
  const course = courseOfL(row);
  const own = sql`${row.student} = ${reader.membershipId}`;
  const isFor: Record<string, Sql> = {
    [Role.ADMIN]: sql`true`,
    [Role.INSTRUCTOR]: sql`(${own} or ${teachesIn(course, row.student, reader, 'read')})`,
  };
  return existsForRow(
    reader,
    sql`${quizWithLesson(row)} and ${ofVisibleCourse(reader, course)} and ${isFor[reader.role] ?? own}`,
  );
}

/** Returns SQL: whether a reader teaches the student of an attempt in a cohort with the course. */
export const teachesAttempt = (row: OfAttempt, reader: Reader): Sql =>
  sql`exists (select 1 from ${quizWithLesson(row)} and ${teachesIn(courseOfL(row), row.student, reader, 'edit')})`;

/** Returns the condition for readable answers: those of readable attempts. */
export const visibleAnswer = (reader: Reader, row: { institution: Sql; attempt: Sql }): Sql => {
  const attempt = { institution: row.institution, quiz: sql`t.quiz_id`, student: sql`t.student_id` };
  return sql`exists (select 1 from quiz_attempt t where t.institution_id = ${row.institution} and t.id = ${row.attempt} and ${visibleAttempt(reader, attempt)})`;
};

/**
 * Returns SQL: whether the reader may see the points of one answer, which tell whether it is right: of essays once
 * graded, of others once the quiz reveals it.
 */
export function arePointsShown(row: { institution: Sql; question: Sql }, reader: Reader): Sql {
  const question = { institution: row.institution, id: row.question, quiz: sql`k.quiz_id` };
  return sql`exists (select 1 from quiz_question k where k.institution_id = ${row.institution} and k.id = ${row.question} and (k.type = 'essay' or ${isRevealed(question, reader)}))`;
}
