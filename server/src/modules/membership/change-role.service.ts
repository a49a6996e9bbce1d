import { announceSessionsOf } from '#modules/account/session.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict } from '#kernel/errors';
import { assertWithinLimit, lockStudentLimit } from '#modules/billing/student-limit.service';
import { cancelInvitations, lockInvitationsOf } from '#modules/invitation/cancel-invitations.service';
import { stopTeaching } from './end-membership.service.ts';
import { RANK } from './join-invited.service.ts';
import { loadManagedMember } from './load-member.service.ts';
import { mailMember } from './mail-member.service.ts';
import { MembershipAccess } from './membership-access.enums.ts';
import { membershipPolicy } from './membership.policy.ts';
import { MembershipStatus } from './membership-status.enums.ts';
import { Role } from '#kernel/role';

/**
 * Changes a member's role, which its sessions and API tokens use immediately. A member who becomes a student
 * no longer teaches. A lower role ends the invitations by which the member could get the former one back. Idempotent.
 * @throws NotFound, Forbidden for the owner, for the viewer itself and for callers who are not admins;
 * Conflict for a removed member, and with PLAN_LIMIT for a student beyond the limit of the plan
 */
export async function changeMemberRole(context: Context, memberId: string, role: Role): Promise<void> {
  const { viewer } = context;
  authorize(viewer, membershipPolicy.grant, role);
  await context.transaction(async (em, afterCommit) => {
    const invitations = await lockInvitationsOf(em, viewer.institutionId, memberId);
    const limit = role === Role.STUDENT ? await lockStudentLimit(em, viewer.institutionId) : null;
    const member = await loadManagedMember(em, viewer, memberId);
    if (member.status === MembershipStatus.DEACTIVATED)
      throw Conflict('This person was removed. Restore the membership first.');
    if (member.role === role && member.access === MembershipAccess.MEMBER) return;
    const institutionId = member.institution.id;
    const transaction = { em, context, afterCommit };
    if (RANK[role] < RANK[member.role]) await cancelInvitations(transaction, institutionId, invitations);
    member.role = role;
    member.access = MembershipAccess.MEMBER; // staff grant full membership
    if (limit) {
      await assertWithinLimit(em, limit, 'staff');
      await stopTeaching(em, member);
    }
    await publish({ type: 'member.role_changed', institutionId, ids: [memberId] }, transaction);
    await mailMember(em, member, 'role');
    await announceSessionsOf(transaction, member);
  });
}
