import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertCoursesPublished } from './cohort-courses.service.ts';
import { announceCohort } from './cohort.events.ts';
import { teachersOf } from './cohort.service.ts';
import { loadCohortForUpdate } from './load-cohort.service.ts';
import { syncMembershipVisibility } from './membership-visibility.service.ts';

/** Publishes a draft. Idempotent. @throws Invalid when one of its courses is a draft */
export async function publishCohort(context: Context, id: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, id, 'edit');
    if (cohort.publishedAt) return;
    await assertCoursesPublished(em, cohort);
    cohort.publishedAt = new Date();
    const { institutionId } = viewer;
    await publish({ type: 'cohort.published', institutionId, ids: [id] }, { em, context, afterCommit });
    if (cohort.isPublic) await syncMembershipVisibility(em, institutionId, await teachersOf(em, cohort));
    afterCommit(() => announceCohort(context, cohort));
  });
}
