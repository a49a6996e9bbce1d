import { publish } from '#platform/domain-event/publish';
import { cancelAll } from '#modules/enrollment/cancel-all.service';
import type { Context } from '#platform/request/context';
import type { EntityManager } from '@mikro-orm/postgresql';
import { teachersOf } from './cohort.service.ts';
import type { Cohort } from './cohort.entity.ts';
import { announceDeletedCohort } from './cohort.events.ts';
import { loadCohortForUpdate } from './load-cohort.service.ts';
import { syncMembershipVisibility } from './membership-visibility.service.ts';
import { statusIsLive } from '#modules/enrollment/enrollment-status.sql';

/** Marks a cohort as deleted. Its participants lose access and are notified. */
export async function deleteCohort(context: Context, id: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, id, 'delete');
    const transaction = { em, context, afterCommit };
    const at = new Date();
    cohort.deletedAt = at;
    const deleted = {
      isPublic: cohort.isPublic && Boolean(cohort.publishedAt),
      draftOf: cohort.publishedAt ? null : cohort.createdBy.id,
      bySeat: cohort.isPublic ? [] : await accountsBySeat(em, cohort),
    };
    await cancelAll(transaction, cohort, at);
    cohort.studentCount = 0;
    cohort.heldCount = 0;
    cohort.waitlistCount = 0;
    const { institutionId } = viewer;
    await publish({ type: 'cohort.deleted', institutionId, ids: [id], at }, transaction);
    if (cohort.isPublic) await syncMembershipVisibility(em, institutionId, await teachersOf(em, cohort));
    afterCommit(() => announceDeletedCohort(context, cohort, deleted));
  });
}

/** Returns the accounts enrolled in a cohort whose membership has the access SEAT. */
async function accountsBySeat(em: EntityManager, cohort: Cohort): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select e.account_id as id from enrollment e
     join membership m on m.institution_id = e.institution_id and m.id = e.membership_id
     where e.institution_id = ? and e.cohort_id = ? and m.access = 'seat'
       and ${statusIsLive('e.status')}`,
    [cohort.institution.id, cohort.id],
  );
  return rows.map(({ id }) => id);
}
