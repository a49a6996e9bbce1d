import { syncMembershipVisibility } from '#modules/cohort/membership-visibility.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, NotFound } from '#kernel/errors';
import { loadCourseForUpdate } from './load-course.service.ts';
import { assertNotInUse } from './offering-cohorts.service.ts';

/**
 * Marks a course as deleted. Its rows remain for certificates and the audit log.
 * @throws NotFound, Forbidden, Conflict while it is in use, StaleVersion when `version` is given and not the current one
 */
export async function deleteCourse(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  await context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, id, 'delete');
    assertCurrent('course', course.version, version);
    await assertNotInUse(em, course);
    course.deletedAt = new Date();
    const { institutionId } = viewer;
    await publish({ type: 'course.deleted', institutionId, ids: [id] }, { em, context, afterCommit });
    if (course.isPublic) await syncMembershipVisibility(em, institutionId, [course.owner.id]);
  });
}
