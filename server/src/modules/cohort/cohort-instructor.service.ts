import type { EntityManager } from '@mikro-orm/postgresql';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { Invalid, NotFound } from '#kernel/errors';
import { Membership } from '#modules/membership/membership.entity';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { Role } from '#kernel/role';
import { CohortInstructor } from './cohort-parts.entity.ts';
import { announceCohort } from './cohort.events.ts';
import { Cohort } from './cohort.entity.ts';
import { loadCohortForUpdate } from './load-cohort.service.ts';
import { syncMembershipVisibility } from './membership-visibility.service.ts';

/** Adds a staff member to a cohort's instructors. Idempotent. */
export const addCohortInstructor = (context: Context, cohortId: string, memberId: string) =>
  changeInstructor(context, cohortId, memberId, (em, cohort, member, teaching) => {
    if (teaching) return false;
    if (member.status !== MembershipStatus.ACTIVE)
      throw Invalid([{ field: 'memberId', message: 'This person is no longer a member.' }]);
    if (member.role === Role.STUDENT && !member.isOwner)
      throw Invalid([{ field: 'memberId', message: 'Students can’t teach a cohort.' }]);
    em.create(CohortInstructor, {
      institution: cohort.institution,
      cohort: referTo(em, Cohort, cohort.institution.id, cohort.id),
      member: referTo(em, Membership, cohort.institution.id, member.id),
    });
    return true;
  });

/** Removes an instructor from a cohort. Idempotent. */
export const removeCohortInstructor = (context: Context, cohortId: string, memberId: string) =>
  changeInstructor(context, cohortId, memberId, (em, _cohort, _member, teaching) => {
    if (teaching) em.remove(teaching);
    return teaching !== null;
  });

/** Returns whether anything changed. */
type Change = (
  em: EntityManager,
  cohort: Cohort,
  member: Membership,
  teaching: CohortInstructor | null,
) => boolean;

async function changeInstructor(
  context: Context,
  cohortId: string,
  memberId: string,
  change: Change,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, cohortId, 'manageInstructors');
    const member = await em.findOne(Membership, { id: memberId });
    if (!member) throw NotFound('Member');
    const teaching = await em.findOne(CohortInstructor, {
      cohort: [viewer.institutionId, cohortId] as never,
      member: [viewer.institutionId, memberId] as never,
    });
    if (!change(em, cohort, member, teaching)) return;
    const { institutionId } = viewer;
    await publish({ type: 'cohort.updated', institutionId, ids: [cohortId] }, { em, context, afterCommit });
    if (cohort.isPublic) await syncMembershipVisibility(em, institutionId, [memberId]);
    afterCommit(() => announceCohort(context, cohort));
  });
}
