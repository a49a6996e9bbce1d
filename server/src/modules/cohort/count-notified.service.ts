import type { EntityManager } from '@mikro-orm/postgresql';
import type { MemberViewer } from '#kernel/viewer';
import { isNotified } from './cohort-notifications.sql.ts';
import type { Cohort } from './cohort.entity.ts';

/** Returns the number of people that are notified of a change of a cohort by the viewer. */
export async function countNotified(
  em: EntityManager,
  { institution, id }: Cohort,
  { accountId }: MemberViewer,
): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from enrollment e
     where e.institution_id = ? and e.cohort_id = ? and ${isNotified('?')}`,
    [institution.id, id, accountId],
  );
  return row!.count;
}
