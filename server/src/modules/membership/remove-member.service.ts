import { revokeSessionsOf } from '#modules/account/session.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { endMembership, lockCohortsOf } from './end-membership.ts';
import { loadManagedMember } from './managed-member.ts';
import { tellMember } from './member-changed.ts';
import { MembershipStatus } from './membership-status.ts';

/**
 * Ends a membership: its seats are freed, its sessions and API tokens end, its history is kept. Removing again changes
 * nothing.
 * @throws NotFound, Forbidden for the owner, for oneself and for anybody but admins
 */
export async function removeMember(context: Context, memberId: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const transaction = { em, context, afterCommit };
    await lockCohortsOf(em, context.viewer.institutionId!, memberId);
    const member = await loadManagedMember(em, context.viewer, memberId);
    if (member.status === MembershipStatus.DEACTIVATED) return;
    await endMembership(transaction, member);
    await revokeSessionsOf(transaction, member);
    const institutionId = member.institution.id;
    await publish({ type: 'member.removed', institutionId, ids: [memberId] }, transaction);
    await tellMember(em, member, 'removed');
  });
}

/**
 * Gives a removed member access again, in the role that it had. Nobody else can: one who could come back alone where
 * sign-up is open would not have been removed. Seats stay given up.
 * @throws NotFound, Forbidden
 */
export async function restoreMember(context: Context, memberId: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const member = await loadManagedMember(em, context.viewer, memberId);
    if (member.status === MembershipStatus.ACTIVE) return;
    member.status = MembershipStatus.ACTIVE;
    const institutionId = member.institution.id;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'member.restored', institutionId, ids: [memberId] }, transaction);
    await tellMember(em, member, 'restored');
  });
}
