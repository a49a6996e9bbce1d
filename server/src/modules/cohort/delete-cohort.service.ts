import { publish } from '#platform/domain-event/publish';
import { cancelAll } from '#modules/enrollment/cancel-all';
import type { Context } from '#platform/request/context';
import { teachersOf } from './cohort.service.ts';
import { announceCohort } from './cohort.events.ts';
import { managedCohort } from './managed-cohort.ts';
import { keepPublicTeaching } from './public-teaching.ts';

/** Deletes a cohort for everybody but the history: who is in it loses access and is told so. */
export async function deleteCohort(context: Context, id: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await managedCohort(em, context.viewer, id, 'delete');
    const transaction = { em, context, afterCommit };
    cohort.deletedAt = new Date();
    await cancelAll(transaction, cohort);
    cohort.studentCount = 0;
    cohort.heldCount = 0;
    cohort.waitlistCount = 0;
    const { institutionId } = viewer;
    await publish({ type: 'cohort.deleted', institutionId, ids: [id] }, transaction);
    if (cohort.isPublic) await keepPublicTeaching(em, institutionId, await teachersOf(em, cohort));
    afterCommit(() => announceCohort(context, cohort));
  });
}
