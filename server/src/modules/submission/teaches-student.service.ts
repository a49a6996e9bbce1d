import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import type { MemberViewer } from '#kernel/viewer';
import type { CoTeaching } from '#modules/course/co-teaching.sql';
import { teachesIn } from '#modules/course/course-seats.sql';
import { includesGrading } from './submission.visibility.ts';
import { readerOf } from '#platform/read/reader-of';

/**
 * Returns whether the viewer teaches the student in the course: as an instructor of the student's cohort, or as a co-teacher.
 * With 'edit' a co-teacher must have the permission to edit.
 */
export async function teachesStudentOf(
  em: EntityManager,
  viewer: MemberViewer,
  { courseId, studentId }: { courseId: string; studentId: string },
  needed: CoTeaching,
): Promise<boolean> {
  const course = { institution: sql`${viewer.institutionId}::uuid`, course: sql`${courseId}::uuid` };
  const { rows } = await sql<{ isTaught: boolean }>`
    select ${teachesIn(course, sql`${studentId}::uuid`, readerOf(viewer), needed)} as "isTaught"`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]!.isTaught;
}

/** Returns whether the plan of a student in a course includes graded work. */
export async function gradesWorkOf(
  em: EntityManager,
  { institutionId }: Pick<MemberViewer, 'institutionId'>,
  { courseId, studentId }: { courseId: string; studentId: string },
): Promise<boolean> {
  const course = { institution: sql`${institutionId}::uuid`, course: sql`${courseId}::uuid` };
  const { rows } = await sql<{ isGranted: boolean }>`
    select ${includesGrading(course, sql`${studentId}::uuid`)} as "isGranted"`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]!.isGranted;
}
