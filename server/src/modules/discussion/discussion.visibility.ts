import { sql } from 'kysely';
import { ofOpenCourse } from '#modules/course/course.visibility';
import { hasSeatIn, narrowedToSeat } from '#modules/enrollment/seat.visibility';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a discussion that decide who can read it. */
interface ShownColumns {
  institution: Sql;
  course: Sql;
  deletedAt: Sql;
}

/**
 * Returns the condition for readable discussions: those of a course for readers of the course while it is not
 * archived, general ones for all members.
 */
export const visibleDiscussion = (reader: Reader, row: ShownColumns): Sql =>
  narrowedToSeat(
    reader,
    sql`${row.deletedAt} is null and (${row.course} is null or ${ofOpenCourse(reader, row)})`,
    () => hasSeatIn(row, reader.membershipId),
  );

/** Returns SQL: whether the reader can read the discussion of a row. */
export const ofVisibleDiscussion = (reader: Reader, part: { institution: Sql; discussion: Sql }): Sql => {
  const d = { institution: part.institution, course: sql`d.course_id`, deletedAt: sql`d.deleted_at` };
  return sql`exists (select 1 from discussion d where d.institution_id = ${part.institution} and d.id = ${part.discussion} and ${visibleDiscussion(reader, d)})`;
};
