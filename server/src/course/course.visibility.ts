import { sql } from 'kysely';
import { visibleItem } from '../cohort/cohort.visibility.ts';
import type { Reader, Sql } from '../read/declarations.ts';

/** Columns of a course that say who may see it. */
interface ShownColumns {
  institution: Sql;
  status: Sql;
  owner: Sql;
  deletedAt: Sql;
}

/** Published courses are for all whom row level security lets in; drafts for their owner and for admins. */
export const visibleCourse = (reader: Reader, course: ShownColumns): Sql =>
  visibleItem(reader, {
    institution: course.institution,
    deletedAt: course.deletedAt,
    isPublished: sql`${course.status} = 'published'`,
    own: () => sql`${course.owner} = ${reader.membershipId}`,
  });

/** The columns of a course that hand-written SQL reads under the alias `c`. */
const COURSE_C: ShownColumns = {
  institution: sql`c.institution_id`,
  status: sql`c.status`,
  owner: sql`c.owner_id`,
  deletedAt: sql`c.deleted_at`,
};

/** Whether the reader may see the course that a row is a part of. */
export const ofVisibleCourse = (reader: Reader, part: { institution: Sql; course: Sql }): Sql =>
  sql`exists (select 1 from course c where c.institution_id = ${part.institution} and c.id = ${part.course} and ${visibleCourse(reader, COURSE_C)})`;

/** The owner of the course that a row is a part of. */
export const ownerOfCourse = (part: { institution: Sql; course: Sql }): Sql =>
  sql`(select c.owner_id from course c where c.institution_id = ${part.institution} and c.id = ${part.course})`;
