import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { assertMember } from '#kernel/authorize';
import { Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer, Viewer } from '#kernel/viewer';
import { Cohort } from './cohort.entity.ts';
import { type CohortOwnership, cohortPolicy } from './cohort.policy.ts';

function ownershipOf(cohort: Cohort): CohortOwnership {
  return { institutionId: cohort.institution.id, createdById: cohort.createdBy.id };
}

/**
 * Loads a cohort for update and locks its row.
 * @throws NotFound when the viewer cannot read it, Forbidden when the policy does not allow `act`
 */
export async function loadCohortForUpdate(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  act: 'edit' | 'delete' | 'manageInstructors',
): Promise<{ cohort: Cohort; viewer: MemberViewer }> {
  assertMember(viewer, () => NotFound('Cohort'));
  const cohort = await em.findOne(Cohort, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!cohort) throw NotFound('Cohort');
  if (!cohortPolicy[act](viewer, ownershipOf(cohort)))
    throw cohort.publishedAt ? Forbidden() : NotFound('Cohort');
  return { cohort, viewer };
}
