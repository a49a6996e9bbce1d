import { announceSessionsOf } from '#modules/account/session.service';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict } from '#kernel/errors';
import { Role } from '#kernel/role';
import { lockActorAnd } from './load-member.service.ts';
import { mailMember } from './mail-member.service.ts';
import { MembershipAccess } from './membership-access.enums.ts';
import { membershipPolicy } from './membership.policy.ts';
import { MembershipStatus } from './membership-status.enums.ts';

/**
 * Makes another member the owner of the institution, which its sessions use immediately. The former owner stays as an admin.
 * @throws NotFound, Forbidden unless the viewer is the owner, Conflict for a removed member
 */
export async function transferOwnership(context: Context, memberId: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { actor, member, viewer } = await lockActorAnd(em, context.viewer, memberId);
    authorize(viewer, membershipPolicy.transferOwnership, {
      id: member.id,
      institutionId: member.institution.id,
    });
    if (member.status === MembershipStatus.DEACTIVATED)
      throw Conflict('This person was removed. Restore the membership first.');
    actor.isOwner = false;
    actor.role = Role.ADMIN;
    Object.assign(member, { isOwner: true, role: Role.ADMIN, access: MembershipAccess.MEMBER });
    const transaction = { em, context, afterCommit };
    const institutionId = member.institution.id;
    await publish({ type: 'member.role_changed', institutionId, ids: [actor.id, member.id] }, transaction);
    await mailMember(em, member, 'owner');
    await mailMember(em, actor, 'formerOwner');
    for (const changed of [actor, member]) await announceSessionsOf(transaction, changed);
  });
}
