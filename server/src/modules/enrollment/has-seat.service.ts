import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import type { MemberViewer } from '#kernel/viewer';
import { hasSeatIn } from './seat.visibility.ts';

/** Returns whether the viewer has a seat in a cohort that takes a course. */
export async function viewerHasSeat(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
  courseId: string,
): Promise<boolean> {
  const course = { institution: sql`${institutionId}::uuid`, course: sql`${courseId}::uuid` };
  const { rows } = await sql<{ hasSeat: boolean }>`
    select ${hasSeatIn(course, sql`${membershipId}::uuid`)} as "hasSeat"`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]!.hasSeat;
}
