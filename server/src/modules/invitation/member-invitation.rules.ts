import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import { newPerson } from '#modules/account/account.rules';
import { emailAddress, optionalText, search } from '#kernel/text.rules';

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 14;

const MAX_MESSAGE = 2000;
const MAX_NAME = 100;

/** Texts of invitations, worded for the admin who invites or for the person who is invited. */
export const INVITATION_MESSAGES = {
  missing: 'Enter an email address.',
  onlyStudents: 'Only students can be invited into a cohort.',
  member: 'This person is already a member.',
  accepted: 'This invitation was already accepted.',
  cancelled: 'This invitation was cancelled. Invite the person again.',
  lately: 'This person was invited within the last hour. Wait before you resend the invitation.',
  hasAccount: 'You already have an account with this address. Sign in to accept the invitation.',
} as const;

/** One person to invite. */
export const inviteMemberRules = z
  .object({
    email: emailAddress(INVITATION_MESSAGES.missing),
    role: z.string(),
    cohortId: z.nullish(z.string()),
    firstName: optionalText(MAX_NAME),
    lastName: optionalText(MAX_NAME),
  })
  .check(
    z.refine(({ role, cohortId }) => role === 'student' || !cohortId, {
      path: ['cohortId'],
      error: INVITATION_MESSAGES.onlyStudents,
      ...comparing('role', 'cohortId'),
    }),
  );

/** Message of all invitations of one call. */
export const invitationMessageRules = z.object({ message: optionalText(MAX_MESSAGE) });

/** Search text for a list of invitations. */
export const memberInvitationsRules = z.object({ search });

/** Token of a mailed link. A malformed one fails like a wrong one, which the service decides. */
export const invitationTokenRules = z.object({ token: z.string() });

/** Input of the registration with an invitation. */
export const registerWithInvitationRules = z.object({ ...newPerson, token: z.string() });
