import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { assertMember, authorize } from '#kernel/authorize';
import { Conflict, NotFound, TooMany } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { MemberInvitation } from './member-invitation.entity.ts';
import { InvitationOutcome } from './member-invitation.enums.ts';
import type { InviteMemberInput } from './member-invitation.input.ts';
import { memberInvitationPolicy } from './member-invitation.policy.ts';
import { INVITATION_MESSAGES } from './member-invitation.rules.ts';
import { sendInvitation } from './send-invitation.service.ts';
import { MAIL_GAP } from './write-invitations.service.ts';

interface InvitedMember {
  id: string;
  outcome: InvitationOutcome;
}

/**
 * Invites one person into the institution. An unanswered invitation is renewed, at most once an hour.
 * @throws Forbidden, Conflict for a member, NotFound and Conflict for the cohort, TooMany
 */
export async function inviteMember(
  context: Context,
  { email, role, cohortId = null, firstName, lastName }: InviteMemberInput,
  message: string,
): Promise<InvitedMember> {
  const { viewer } = context;
  authorize(viewer, memberInvitationPolicy.manage, role);
  return context.transaction(async (em, afterCommit) => {
    const sent = await sendInvitation({ em, context, afterCommit }, viewer, {
      email,
      role,
      cohortId,
      message,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
    });
    if (sent) return { id: sent, outcome: InvitationOutcome.INVITED };
    const { id } = await em.findOneOrFail(MemberInvitation, { email, acceptedAt: null, cancelledAt: null });
    return { id, outcome: InvitationOutcome.ALREADY_INVITED };
  });
}

/**
 * Mails an unanswered invitation again, with a new link that is valid as long as a new one. The old link ends.
 * @throws NotFound, Forbidden, Conflict when it was answered or the cohort accepts nobody any more, TooMany
 * within an hour of the last mail
 */
export async function resendInvitation(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  assertMember(viewer);
  await context.transaction(async (em, afterCommit) => {
    const invitation = await lockManaged(em, viewer, id);
    if (invitation.acceptedAt) throw Conflict(INVITATION_MESSAGES.accepted);
    if (invitation.cancelledAt) throw Conflict(INVITATION_MESSAGES.cancelled);
    const { email, role, cohort, message, sentAt } = invitation;
    const invited = { email, role, cohortId: cohort?.id ?? null, message };
    if (await sendInvitation({ em, context, afterCommit }, viewer, invited)) return;
    throw TooMany(INVITATION_MESSAGES.lately, (sentAt!.getTime() + MAIL_GAP - Date.now()) / 1000);
  });
}

/**
 * Cancels an unanswered invitation: its link ends. Idempotent.
 * @throws NotFound, Forbidden, Conflict when it was accepted
 */
export async function cancelInvitation(context: Context, id: string): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const invitation = await lockManaged(em, context.viewer, id);
    if (invitation.acceptedAt) throw Conflict(INVITATION_MESSAGES.accepted);
    if (invitation.cancelledAt) return;
    invitation.cancelledAt = new Date();
    const institutionId = invitation.institution.id;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'invitation.cancelled', institutionId, ids: [id] }, transaction);
  });
}

/** Loads and locks an invitation that the viewer manages. @throws NotFound, Forbidden */
async function lockManaged(em: EntityManager, viewer: Viewer, id: string): Promise<MemberInvitation> {
  authorize(viewer, memberInvitationPolicy.seeAll);
  const invitation = await em.findOne(
    MemberInvitation,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!invitation) throw NotFound('Invitation');
  authorize(viewer, memberInvitationPolicy.manage, invitation.role);
  return invitation;
}
