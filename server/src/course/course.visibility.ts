import { sql } from 'kysely';
import { visibleItem } from '../cohort/cohort.visibility.ts';
import { hasSeatIn, narrowedToSeat } from '../enrollment/seat.visibility.ts';
import type { Reader, Sql } from '../read/declarations.ts';

/** Columns of a course that say who may see it. */
interface ShownColumns {
  institution: Sql;
  id: Sql;
  isPublic: Sql;
  status: Sql;
  owner: Sql;
  deletedAt: Sql;
}

/** Published courses are for all whom row level security lets in; drafts for their owner and for admins. */
export const visibleCourse = (reader: Reader, course: ShownColumns): Sql =>
  narrowedToSeat(
    reader,
    visibleItem(reader, {
      institution: course.institution,
      deletedAt: course.deletedAt,
      isPublished: sql`${course.status} = 'published'`,
      own: () => sql`${course.owner} = ${reader.membershipId}`,
    }),
    () =>
      sql`(${course.isPublic} or ${hasSeatIn({ institution: course.institution, course: course.id }, reader.membershipId)})`,
  );

/** The columns of a course that hand-written SQL reads under the alias `shown`, which nothing inside uses. */
const SHOWN_COURSE: ShownColumns = {
  institution: sql`shown.institution_id`,
  id: sql`shown.id`,
  isPublic: sql`shown.is_public`,
  status: sql`shown.status`,
  owner: sql`shown.owner_id`,
  deletedAt: sql`shown.deleted_at`,
};

/** Whether the reader may see the course that a row is a part of. */
export const ofVisibleCourse = (reader: Reader, part: { institution: Sql; course: Sql }): Sql =>
  sql`exists (select 1 from course shown where shown.institution_id = ${part.institution} and shown.id = ${part.course} and ${visibleCourse(reader, SHOWN_COURSE)})`;

/** The owner of the course that a row is a part of. */
export const ownerOfCourse = (part: { institution: Sql; course: Sql }): Sql =>
  sql`(select c.owner_id from course c where c.institution_id = ${part.institution} and c.id = ${part.course})`;
