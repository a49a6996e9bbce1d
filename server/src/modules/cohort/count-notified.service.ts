import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import type { MemberViewer } from '#kernel/viewer';
import { notifiedOf } from './cohort-notifications.sql.ts';
import type { Cohort } from './cohort.entity.ts';

/** Numbers of people that are notified of a change, each in one group. */
export interface NotifiedCounts {
  notifiedCount: number;
  notifiedStudentCount: number;
  notifiedWaitlistCount: number;
  notifiedTeacherCount: number;
}

/** Nobody, as for a copy, which has no students yet. */
export const NOBODY: NotifiedCounts = {
  notifiedCount: 0,
  notifiedStudentCount: 0,
  notifiedWaitlistCount: 0,
  notifiedTeacherCount: 0,
};

/** Returns the numbers of people that are notified of a change of a cohort by the viewer. */
export async function countNotified(
  em: EntityManager,
  { institution, id }: Cohort,
  { accountId }: MemberViewer,
): Promise<NotifiedCounts> {
  const of = (part: string) => `(count(*) filter (where p.part = '${part}'))::int`;
  const { rows } = await em.getTransactionContext<Kysely<never>>()!.executeQuery<NotifiedCounts>(
    CompiledQuery.raw(
      `select count(*)::int as "notifiedCount", ${of('student')} as "notifiedStudentCount",
       ${of('waitlist')} as "notifiedWaitlistCount", ${of('teacher')} as "notifiedTeacherCount"
     from cohort c join lateral ${notifiedOf('$1', '$3')} p on true
     where c.institution_id = $1 and c.id = $2`,
      [institution.id, id, accountId],
    ),
  );
  return rows[0]!;
}
