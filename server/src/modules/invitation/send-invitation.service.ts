import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, ErrorCode, NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import type { MemberViewer } from '#kernel/viewer';
import { LIMIT_MESSAGES } from '#modules/billing/student-limit.rules';
import { PlanLimit } from '#modules/billing/student-limit.service';
import { Cohort } from '#modules/cohort/cohort.entity';
import { hasEnded } from '#modules/cohort/enrolling.rules';
import { assertApproved } from '#modules/institution/approval.service';
import { REFUSALS } from '#modules/enrollment/enrollment.rules';
import { newTenantSecret } from '#platform/database/tenant-secret';
import type { Transaction } from '#platform/request/context';
import { consumeMemberInvitation } from './invitation.limits.ts';
import { invitationRoom } from './invitation-room.service.ts';
import { mailInvitations } from './mail-invitations.service.ts';
import { INVITATION_MESSAGES } from './member-invitation.rules.ts';
import { membersWith } from './members-with.service.ts';
import { type Invited, writeSentInvitation } from './write-invitations.service.ts';

/**
 * Invites an address, or renews its unanswered invitation, and queues the mail. Returns the ID of the invitation, or null
 * when the address got one within the last hour.
 * @throws Conflict for a member, with PLAN_LIMIT for a student beyond the limit of the plan, NotFound and Conflict for the
 * cohort, Conflict while the institution awaits its approval, TooMany
 */
export async function sendInvitation(
  transaction: Transaction,
  viewer: MemberViewer,
  invited: Invited,
): Promise<string | null> {
  const { em } = transaction;
  const { institutionId } = viewer;
  const { email, role, cohortId, message } = invited;
  await assertApproved(em, institutionId);
  const cohort = cohortId ? await invitedCohort(em, cohortId) : null;
  const [member] = await membersWith(em, institutionId, [email]);
  if (member?.access === 'member') throw Conflict(INVITATION_MESSAGES.member);
  if (role === Role.STUDENT && !member) await assertRoom(em, institutionId, email);
  const token = newTenantSecret(institutionId);
  const id = await writeSentInvitation(em, viewer, invited, token);
  if (!id) return null;
  await consumeMemberInvitation(em, viewer, email);
  const mailed = { id, email, role, message, token, cohortTitle: cohort?.title ?? null };
  await mailInvitations(transaction, viewer, [mailed]);
  return id;
}

/** @throws Conflict with PLAN_LIMIT */
async function assertRoom(em: EntityManager, institutionId: string, email: string): Promise<void> {
  const { limit, free } = await invitationRoom(em, institutionId, [email]);
  if (free < 1) throw PlanLimit(LIMIT_MESSAGES.invitations(limit!));
}

/** Returns the cohort to invite into, which must accept people now. @throws NotFound, Conflict */
export async function invitedCohort(em: EntityManager, id: string): Promise<Cohort> {
  const cohort = await em.findOne(Cohort, { id, deletedAt: null });
  if (!cohort) throw NotFound('Cohort');
  if (!cohort.publishedAt) throw Conflict(REFUSALS.unpublished);
  if (hasEnded(cohort)) throw Conflict(REFUSALS.ended, ErrorCode.DEADLINE_PASSED);
  return cohort;
}
