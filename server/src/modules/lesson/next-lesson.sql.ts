import { sql } from 'kysely';
import type { Reader, Sql } from '#platform/read/declarations';
import { isCompletedBy, type OfLesson } from './completion.sql.ts';

/** Columns of a lesson that decide whether it comes next. */
interface LessonColumns extends OfLesson {
  startsAt: Sql;
  endsAt: Sql;
  releaseAt: Sql;
}

/** Returns SQL: whether the reader completed a lesson. */
export const isCompleted = (lesson: LessonColumns, { membershipId }: Reader): Sql =>
  membershipId ? isCompletedBy(lesson, membershipId) : sql`false`;

/** Returns SQL: whether a lesson is released and not over, and the reader has not completed it. */
export const isUpcoming = (lesson: LessonColumns, reader: Reader): Sql =>
  sql`((${lesson.startsAt} is null or coalesce(${lesson.endsAt}, ${lesson.startsAt}) > now()) and (${lesson.releaseAt} is null or ${lesson.releaseAt} <= now()) and not ${isCompleted(lesson, reader)})`;
