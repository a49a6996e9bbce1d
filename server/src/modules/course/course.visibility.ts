import { sql } from 'kysely';
import { visibleItem } from '#modules/cohort/cohort.visibility';
import { hasSeatIn, narrowedToSeat, type OfCourse } from '#modules/enrollment/seat.visibility';
import { Role } from '#kernel/role';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';
import { coTaughtIds, editorOf } from './co-teaching.sql.ts';
import { teachesCohortOf } from './course-seats.sql.ts';

/** Columns of a course that decide who can read it. */
interface ShownColumns {
  institution: Sql;
  id: Sql;
  isPublic: Sql;
  status: Sql;
  owner: Sql;
  deletedAt: Sql;
}

/**
 * Returns the condition for open courses: published ones for everyone within row level security, drafts for
 * their owner, co-teachers and admins.
 */
const openCourse = (reader: Reader, course: ShownColumns): Sql =>
  narrowedToSeat(
    reader,
    visibleItem(reader, {
      deletedAt: course.deletedAt,
      isPublished: sql`${course.status} = 'published'`,
      own: () =>
        sql`(${course.owner} = ${reader.membershipId} or ${course.id} = any(${coTaughtIds(reader)}))`,
    }),
    () =>
      sql`(${course.isPublic} or ${hasSeatIn({ institution: course.institution, course: course.id }, reader.membershipId)})`,
  );

/**
 * Returns the condition for archived courses that the reader learned or taught in a cohort. Undefined for
 * readers without such courses, and for admins, who see all of them as open ones.
 */
function archivedCourse(reader: Reader, course: ShownColumns): Sql | undefined {
  if (!reader.membershipId || reader.role === Role.ADMIN) return undefined;
  const { institution, id } = course;
  const place = { institution, course: id };
  const took = sql`(${hasSeatIn(place, reader.membershipId)} or ${teachesCohortOf(place, reader)})`;
  return sql`(${course.deletedAt} is null and ${course.status} = 'archived' and ${took})`;
}

const either = (one: Sql, other: Sql | undefined): Sql => (other ? sql`(${one} or ${other})` : one);

/** Returns the condition for open courses, and archived ones that the reader learned or taught in a cohort. */
export const visibleCourse = (reader: Reader, course: ShownColumns): Sql =>
  either(openCourse(reader, course), archivedCourse(reader, course));

/** Columns of a course with the alias `shown` in hand-written SQL, which names the institution itself. */
export const SHOWN_COURSE: Omit<ShownColumns, 'institution'> = {
  id: sql`shown.id`,
  isPublic: sql`shown.is_public`,
  status: sql`shown.status`,
  owner: sql`shown.owner_id`,
  deletedAt: sql`shown.deleted_at`,
};

const shownCourse = ({ institution }: OfCourse): ShownColumns => ({ ...SHOWN_COURSE, institution });

const courseOf = ({ institution, course }: OfCourse, condition: Sql): Sql =>
  sql`course shown where shown.institution_id = ${institution} and shown.id = ${course} and ${condition}`;

/**
 * Returns SQL: whether the reader can read the course of a row while it is not archived. It is the same for
 * all students, so that one read of an event serves all of them.
 */
export const ofOpenCourse = (reader: Reader, part: OfCourse): Sql =>
  existsForRow(reader, courseOf(part, openCourse(reader, shownCourse(part))));

/**
 * Returns the same condition including archived courses. They are tested separately, so that PostgreSQL can
 * count rows of open courses from an index alone.
 */
export function ofVisibleCourse(reader: Reader, part: OfCourse): Sql {
  const archived = archivedCourse(reader, shownCourse(part));
  return either(ofOpenCourse(reader, part), archived && existsForRow(reader, courseOf(part, archived)));
}

/** Returns SQL of the owner of a row's course. */
export const ownerOfCourse = (part: OfCourse): Sql =>
  sql`(select c.owner_id from course c where c.institution_id = ${part.institution} and c.id = ${part.course})`;

/** Returns SQL of the member whose permission to edit a row's course counts: see `editorOf`. */
export const editorOfCourse = (part: OfCourse, reader: Reader): Sql =>
  editorOf(part, ownerOfCourse(part), reader);

/** Returns SQL: whether a row's course accepts new work. An archived course is read-only. */
export const isCourseActive = (part: OfCourse): Sql =>
  sql`exists (select 1 from ${courseOf(part, sql`shown.status <> 'archived'`)})`;
