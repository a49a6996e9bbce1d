import { assertMember } from '#kernel/authorize';
import { withOwnerProof } from '#modules/account/owner-proof.service';
import { Account } from '#modules/account/account.entity';
import { revokeSessionsOf } from '#modules/account/session.service';
import { Institution } from '#modules/institution/institution.entity';
import { cancelInvitations, lockInvitationsOf } from '#modules/invitation/cancel-invitations.service';
import { endMembership, lockPlacesOf } from '#modules/membership/end-membership.service';
import { loadManagedMember } from '#modules/membership/load-member.service';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import { publish } from '#platform/domain-event/publish';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { Context } from '#platform/request/context';
import { eraseMembership } from './erase-membership.service.ts';
import type { EraseMemberInput } from './personal-data.input.ts';

/**
 * Erases the personal data of a member in the viewer's institution, after ending the membership. The account and its data in other
 * institutions belong to the person and stay. The person is mailed.
 * @throws NotFound, Forbidden for the owner, for the viewer itself and for callers who are not admins; Invalid when the password or
 * the code is wrong; TooMany after too many failures
 */
export async function eraseMember(context: Context, { id, ...proof }: EraseMemberInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer);
  const { institutionId } = viewer;
  await withOwnerProof(context, proof, async (em, afterCommit) => {
    const transaction = { em, context, afterCommit };
    const invitations = await lockInvitationsOf(em, institutionId, id);
    await lockPlacesOf(em, institutionId, id);
    const member = await loadManagedMember(em, viewer, id);
    if (member.erasedAt) return;
    await cancelInvitations(transaction, institutionId, invitations);
    if (member.status === MembershipStatus.ACTIVE) {
      await endMembership(transaction, member);
      await publish({ type: 'member.removed', institutionId, ids: [id] }, transaction);
    }
    await revokeSessionsOf(transaction, member);
    const { name: institution } = await em.findOneOrFail(Institution, institutionId);
    const account = await em.findOneOrFail(Account, { id: member.accountId });
    const { contactEmail: to, firstName } = member;
    await enqueueMail(em, {
      to,
      template: 'member-erased',
      data: { institution, ...(firstName && { firstName }) },
    });
    const emails = [...new Set([to, account.email].map((email) => email.toLowerCase()))];
    await eraseMembership(em, { member, emails, name: account });
  });
}
