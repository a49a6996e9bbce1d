import type { EntityManager } from '@mikro-orm/postgresql';
import { cohortPolicy } from '#modules/cohort/cohort.policy';
import { hasEnded } from '#modules/cohort/enrolling.rules';
import { Membership } from '#modules/membership/membership.entity';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { assertMember, authorize } from '#kernel/authorize';
import { Conflict, ErrorCode, NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import type { Context } from '#platform/request/context';
import type { EnrollMemberInput } from './enrollment.input.ts';
import { REFUSALS } from './enrollment.rules.ts';
import { liveEnrollment, takePlace } from './enrollment.service.ts';
import { lockSeat } from './seat.service.ts';

/**
 * Enrolls a student of the institution in a cohort, also after the registration deadline. Idempotent: a live enrollment is
 * kept. Returns the ID of the enrollment.
 * @throws NotFound, Forbidden, Conflict, Conflict with COHORT_FULL or DEADLINE_PASSED
 */
export async function enrollMember(
  context: Context,
  { cohortId, studentId, planId, waitlistIfFull }: EnrollMemberInput,
): Promise<string> {
  const { viewer } = context;
  assertMember(viewer);
  const { institutionId } = viewer;
  authorize(viewer, cohortPolicy.enrollMembers, { institutionId });
  return context.transaction(async (em, afterCommit) => {
    const { accountId } = await loadStudent(em, studentId);
    const seat = await lockSeat(em, { institutionId, cohortId, accountId, planId });
    if (!seat) throw NotFound('Cohort');
    const live = await liveEnrollment(em, seat, accountId);
    if (live) return live;
    if (!seat.isPublished) throw Conflict(REFUSALS.unpublished);
    if (hasEnded(seat)) throw Conflict(REFUSALS.ended, ErrorCode.DEADLINE_PASSED);
    if (seat.isPlanGone) throw Conflict(REFUSALS.planGone);
    return takePlace({ em, context, afterCommit }, seat, { accountId, waitlistIfFull });
  });
}

async function loadStudent(em: EntityManager, id: string): Promise<Membership> {
  const member = await em.findOne(Membership, { id });
  if (!member) throw NotFound('Member');
  if (member.status === MembershipStatus.DEACTIVATED) throw Conflict(REFUSALS.removed);
  if (member.isOwner || member.role !== Role.STUDENT) throw Conflict(REFUSALS.notStudent);
  return member;
}
