import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import type { MemberViewer } from '#kernel/viewer';
import { teachesIn } from '#modules/course/course-seats.sql';
import { readerOf } from '#platform/read/reader-of';

/** Returns whether the viewer teaches a cohort with the course in which the student has a seat. */
export async function teachesStudentOf(
  em: EntityManager,
  viewer: MemberViewer,
  { courseId, studentId }: { courseId: string; studentId: string },
): Promise<boolean> {
  const course = { institution: sql`${viewer.institutionId}::uuid`, course: sql`${courseId}::uuid` };
  const { rows } = await sql<{ isTaught: boolean }>`
    select ${teachesIn(course, sql`${studentId}::uuid`, readerOf(viewer))} as "isTaught"`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]!.isTaught;
}
