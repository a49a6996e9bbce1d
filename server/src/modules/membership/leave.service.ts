import { revokeSessionsOf } from '#modules/account/session.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import { endMembership, lockPlacesOf } from './end-membership.service.ts';
import { isLastManager, lockAdminsAnd } from './managers.service.ts';
import { mailMember } from './mail-member.service.ts';
import { MembershipStatus } from './membership-status.enums.ts';

const OWNER = 'You own this institution. Transfer the ownership to another member first.';
const LAST_ADMIN = 'You’re the last admin. Make another member an admin first.';

/**
 * Ends the viewer's own membership: frees its seats, ends its sessions and API tokens there, keeps its history. Idempotent.
 * @throws NotFound for other members, Conflict for the owner and the last admin
 */
export async function leaveInstitution(context: Context, memberId: string): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Member'));
  const { institutionId, membershipId } = viewer;
  if (memberId !== membershipId) throw NotFound('Member');
  await context.transaction(async (em, afterCommit) => {
    const transaction = { em, context, afterCommit };
    await lockPlacesOf(em, institutionId, membershipId);
    const admins = await lockAdminsAnd(em, membershipId);
    const member = admins.find(({ id }) => id === membershipId);
    if (member?.status !== MembershipStatus.ACTIVE) return;
    if (isLastManager(member, admins)) throw Conflict(member.isOwner ? OWNER : LAST_ADMIN);
    await endMembership(transaction, member);
    await revokeSessionsOf(transaction, member);
    await publish({ type: 'member.removed', institutionId, ids: [membershipId] }, transaction);
    await mailMember(em, member, 'left');
  });
}
