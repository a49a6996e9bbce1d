import type { Role } from '#kernel/role';
import { publish } from '#platform/domain-event/publish';
import { enqueueMails } from '#platform/mail/enqueue-mail';
import type { Transaction } from '#platform/request/context';
import { INVITATION_DAYS } from './member-invitation.rules.ts';
import { sendingMember } from './sending-member.service.ts';

/** An invitation to mail. */
export interface MailedInvitation {
  id: string;
  email: string;
  role: Role;
  message: string;
  /** Token of its new link. */
  token: string;
  /** Null without a cohort, and when it accepts nobody any more. */
  cohortTitle: string | null;
}

/** Queues the mails of invitations by one member, in the transaction that wrote their tokens and counted the mails. */
export async function mailInvitations(
  transaction: Transaction,
  inviting: { institutionId: string; membershipId: string },
  invitations: readonly MailedInvitation[],
): Promise<void> {
  const { em, context } = transaction;
  if (invitations.length === 0) return;
  const sender = await sendingMember(em, inviting);
  await enqueueMails(
    em,
    invitations.map(({ email, role, message, token, cohortTitle }) => ({
      to: email,
      template: 'member-invitation',
      language: context.transport.language,
      data: { ...sender, token, role, message, days: INVITATION_DAYS, ...(cohortTitle && { cohortTitle }) },
    })),
  );
  const ids = invitations.map(({ id }) => id);
  await publish({ type: 'invitation.sent', institutionId: inviting.institutionId, ids }, transaction);
}
