import { sql } from 'kysely';
import { hasPlaceIn, hasSeatInCohort, narrowedToSeat } from '#modules/enrollment/seat.visibility';
import { Role } from '#kernel/role';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';

/** Columns of a cohort that decide who teaches it. */
interface TaughtColumns {
  institution: Sql;
  id: Sql;
  createdBy: Sql;
}

/** Columns of a cohort with the alias `c` in hand-written SQL, which names the institution itself. */
export const COHORT_C: Omit<TaughtColumns, 'institution'> = {
  id: sql`c.id`,
  createdBy: sql`c.created_by_id`,
};

/** Returns SQL: whether the reader created or teaches a cohort. */
export function taughtBy(reader: Reader, cohort: TaughtColumns): Sql {
  if (!reader.membershipId) return sql`false`;
  return sql`(${cohort.createdBy} = ${reader.membershipId} or exists (select 1 from cohort_instructor ci where ci.institution_id = ${cohort.institution} and ci.cohort_id = ${cohort.id} and ci.membership_id = ${reader.membershipId}))`;
}

/**
 * Returns SQL of the IDs of the cohorts that the reader created or teaches, as an array. It depends on no
 * row, so PostgreSQL computes it once per statement and can look rows up by it: the cost grows with what the
 * reader teaches, not with the institution.
 */
const taughtCohortIds = ({ institutionId, membershipId }: Reader): Sql =>
  sql`array(
    select own.id from cohort own where own.institution_id = ${institutionId} and own.created_by_id = ${membershipId}
    union all
    select ci.cohort_id from cohort_instructor ci where ci.institution_id = ${institutionId} and ci.membership_id = ${membershipId})`;

/** Returns the same condition as `taughtBy` for selecting rows: it looks them up instead of testing each. */
export function amongTaught(reader: Reader, cohort: { id: Sql }): Sql {
  if (!reader.membershipId) return sql`false`;
  return sql`${cohort.id} = any(${taughtCohortIds(reader)})`;
}

/** Returns the condition for rows of cohorts that the reader created or teaches and that are not deleted. */
export function ofTaughtCohort(reader: Reader, part: { cohort: Sql }): Sql {
  if (!reader.membershipId) return sql`false`;
  return sql`${part.cohort} = any(array(
    select c.id from cohort c where c.institution_id = ${reader.institutionId} and c.deleted_at is null and ${amongTaught(reader, COHORT_C)}))`;
}

/**
 * Returns the condition for visible items: published ones for everyone within row level security, others for
 * those named by `own` and for admins, deleted ones for nobody.
 */
export function visibleItem(reader: Reader, item: { deletedAt: Sql; isPublished: Sql; own: () => Sql }): Sql {
  const alive = sql`${item.deletedAt} is null`;
  if (reader.role === Role.ADMIN) return alive;
  if (reader.role === Role.INSTRUCTOR) return sql`${alive} and (${item.isPublished} or ${item.own()})`;
  return sql`${alive} and ${item.isPublished}`;
}

/** Columns of a cohort that decide who can read it. */
interface ShownColumns extends TaughtColumns {
  isPublic: Sql;
  publishedAt: Sql;
  deletedAt: Sql;
}

/** Returns the condition for cohorts that the reader can see. */
export const visibleCohort = (reader: Reader, cohort: ShownColumns): Sql =>
  narrowedToSeat(
    reader,
    visibleItem(reader, {
      deletedAt: cohort.deletedAt,
      isPublished: sql`${cohort.publishedAt} is not null`,
      own: () => sql`${cohort.createdBy} = ${reader.membershipId}`,
    }),
    () => sql`(${cohort.isPublic} or ${hasPlaceIn(cohort, reader)})`,
  );

/** Columns of a row that belongs to a cohort. */
export interface OfCohort {
  institution: Sql;
  cohort: Sql;
}

const cohortOf = ({ institution, cohort }: OfCohort, condition: Sql): Sql =>
  sql`cohort c where c.institution_id = ${institution} and c.id = ${cohort} and ${condition}`;

/** Returns SQL: whether the reader can see the cohort of a row. */
export const ofVisibleCohort = (reader: Reader, part: OfCohort): Sql =>
  existsForRow(
    reader,
    cohortOf(
      part,
      visibleCohort(reader, {
        ...COHORT_C,
        institution: part.institution,
        isPublic: sql`c.is_public`,
        publishedAt: sql`c.published_at`,
        deletedAt: sql`c.deleted_at`,
      }),
    ),
  );

/** Returns SQL: whether the reader teaches the cohort of a row; null for readers who teach none. Admins teach all cohorts. */
export function teachesCohortOf(part: OfCohort, reader: Reader): Sql | null {
  if (reader.role === Role.ADMIN) return sql`true`;
  if (!reader.membershipId || reader.role !== Role.INSTRUCTOR) return null;
  return sql`exists (select 1 from ${cohortOf(part, taughtBy(reader, { ...COHORT_C, institution: part.institution }))})`;
}

/** Returns SQL: whether the reader teaches the cohort of a row or has a seat in it. */
export function takesPartInCohort(part: OfCohort, reader: Reader): Sql {
  const teaches = teachesCohortOf(part, reader);
  if (reader.role === Role.ADMIN) return teaches!;
  if (!reader.membershipId) return sql`false`;
  const seat = hasSeatInCohort(part, reader);
  return teaches ? sql`(${teaches} or ${seat})` : seat;
}
