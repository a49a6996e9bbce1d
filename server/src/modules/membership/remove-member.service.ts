import { revokeSessionsOf } from '#modules/account/session.service';
import { assertMember } from '#kernel/authorize';
import { Conflict } from '#kernel/errors';
import { Role } from '#kernel/role';
import { cancelInvitations, lockInvitationsOf } from '#modules/invitation/cancel-invitations.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertWithinLimit, lockStudentLimit } from '#modules/billing/student-limit.service';
import { endMembership, lockPlacesOf } from './end-membership.service.ts';
import { loadManagedMember } from './load-member.service.ts';
import { mailMember } from './mail-member.service.ts';
import { MembershipStatus } from './membership-status.enums.ts';

/**
 * Ends a membership: frees its seats, ends its sessions, API tokens and ways back by invitations, keeps its history. Idempotent.
 * @throws NotFound, Forbidden for the owner, for the viewer itself and for callers who are not admins
 */
export async function removeMember(context: Context, memberId: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const transaction = { em, context, afterCommit };
    const institutionId = context.viewer.institutionId!;
    const invitations = await lockInvitationsOf(em, institutionId, memberId);
    await lockPlacesOf(em, institutionId, memberId);
    const member = await loadManagedMember(em, context.viewer, memberId);
    if (member.status === MembershipStatus.DEACTIVATED) return;
    await endMembership(transaction, member);
    await cancelInvitations(transaction, institutionId, invitations);
    await revokeSessionsOf(transaction, member);
    await publish({ type: 'member.removed', institutionId, ids: [memberId] }, transaction);
    await mailMember(em, member, 'removed');
  });
}

/**
 * Restores a removed member's access and role. Only admins can: otherwise a removed person could return where
 * sign-up is open. Freed seats are not restored.
 * @throws NotFound, Forbidden, Conflict for an erased member, and with PLAN_LIMIT for a student beyond the limit of the plan
 */
export async function restoreMember(context: Context, memberId: string): Promise<void> {
  assertMember(context.viewer);
  const { institutionId } = context.viewer;
  await context.transaction(async (em, afterCommit) => {
    const limit = await lockStudentLimit(em, institutionId);
    const member = await loadManagedMember(em, context.viewer, memberId);
    if (member.status === MembershipStatus.ACTIVE) return;
    if (member.erasedAt) throw Conflict('The data of this member was erased. Invite the person again.');
    member.status = MembershipStatus.ACTIVE;
    if (member.role === Role.STUDENT) await assertWithinLimit(em, limit, 'staff');
    const transaction = { em, context, afterCommit };
    await publish({ type: 'member.restored', institutionId, ids: [memberId] }, transaction);
    await mailMember(em, member, 'restored');
  });
}
