import { sql } from 'kysely';
import { ofOpenCourse } from '#modules/course/course.visibility';
import { hasSeatIn, narrowedToSeat } from '#modules/enrollment/seat.visibility';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a discussion that say who may see it. */
interface ShownColumns {
  institution: Sql;
  course: Sql;
  deletedAt: Sql;
}

/**
 * Discussions about a course are for everyone who may see it while it is not archived; those about none are for all
 * members.
 */
export const visibleDiscussion = (reader: Reader, row: ShownColumns): Sql =>
  narrowedToSeat(
    reader,
    sql`${row.deletedAt} is null and (${row.course} is null or ${ofOpenCourse(reader, row)})`,
    () => hasSeatIn(row, reader.membershipId),
  );

/** Whether the reader may see the discussion that a row is a part of. */
export const ofVisibleDiscussion = (reader: Reader, part: { institution: Sql; discussion: Sql }): Sql => {
  const d = { institution: part.institution, course: sql`d.course_id`, deletedAt: sql`d.deleted_at` };
  return sql`exists (select 1 from discussion d where d.institution_id = ${part.institution} and d.id = ${part.discussion} and ${visibleDiscussion(reader, d)})`;
};
