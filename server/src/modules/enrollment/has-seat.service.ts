import type { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import type { MemberViewer } from '#kernel/viewer';
import { hasSeatIn } from './seat.visibility.ts';

/** Returns whether a member has a seat in a cohort that takes a course. */
export async function memberHasSeat(
  em: EntityManager,
  { institutionId, membershipId }: Pick<MemberViewer, 'institutionId' | 'membershipId'>,
  courseId: string,
): Promise<boolean> {
  const course = { institution: sql`${institutionId}::uuid`, course: sql`${courseId}::uuid` };
  const { rows } = await sql<{ hasSeat: boolean }>`
    select ${hasSeatIn(course, sql`${membershipId}::uuid`)} as "hasSeat"`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  return rows[0]!.hasSeat;
}

/** Returns whether the viewer has a seat in a cohort that takes a course. */
export const viewerHasSeat: (em: EntityManager, viewer: MemberViewer, courseId: string) => Promise<boolean> =
  memberHasSeat;
