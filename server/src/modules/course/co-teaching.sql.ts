import { sql } from 'kysely';
import type { OfCourse } from '#modules/enrollment/seat.visibility';
import { Role } from '#kernel/role';
import type { Reader, Sql } from '#platform/read/declarations';

/** Permission of a co-teacher: everyone reads, some edit. */
export type CoTeaching = 'read' | 'edit';

/** Returns SQL: whether the reader is a co-teacher of a row's course; with 'edit', one with the permission to edit. */
export function coTeaches({ institution, course }: OfCourse, reader: Reader, needed: CoTeaching): Sql {
  if (reader.role !== Role.INSTRUCTOR || !reader.membershipId) return sql`false`;
  const may = needed === 'edit' ? sql`and ct.may_edit` : sql``;
  return sql`exists (select 1 from co_teacher ct where ct.institution_id = ${institution} and ct.course_id = ${course} and ct.membership_id = ${reader.membershipId} ${may})`;
}

/**
 * Returns SQL of the IDs of the courses of which the reader is a co-teacher, as an array. It depends on no row, so
 * PostgreSQL computes it once per statement.
 */
export const coTaughtIds = ({ institutionId, membershipId }: Reader): Sql =>
  sql`array(select ct.course_id from co_teacher ct where ct.institution_id = ${institutionId} and ct.membership_id = ${membershipId})`;

/**
 * Returns SQL of the IDs of the courses that the reader owns or teaches with the owner, as an array. PostgreSQL finds these
 * courses by their IDs, while two alternatives for each row would make it read all courses of the institution. A list of them
 * reads one entry of an index for each course that the reader teaches.
 */
export const taughtIds = (reader: Reader): Sql =>
  sql`(array(select o.id from course o where o.institution_id = ${reader.institutionId} and o.owner_id = ${reader.membershipId}) || ${coTaughtIds(reader)})`;

/** Returns SQL of the member whose permission to edit a course counts: a co-teacher who may edit, or else the owner. */
export const editorOf = (part: OfCourse, owner: Sql, reader: Reader): Sql =>
  reader.role === Role.INSTRUCTOR && reader.membershipId
    ? sql`(case when ${coTeaches(part, reader, 'edit')} then ${reader.membershipId}::uuid else ${owner} end)`
    : owner;
