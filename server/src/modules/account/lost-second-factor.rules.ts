/** Rules of turning off two-factor authentication for people who lost it, shared with the form of the platform's staff. */
import * as z from 'zod/mini';
import { emailAddress, requiredText } from '#kernel/text.rules';
import { provingPassword, secondFactor } from './two-factor.rules.ts';

export const lostSecondFactorMessages = {
  email: 'Enter the email address of the account.',
  unknownEmail: 'No account has this email address.',
  reason: 'Enter the reason. The owner of the account gets it by email.',
} as const;

/** Form and input. */
export const disableTwoFactorForRules = z.object({
  email: emailAddress(lostSecondFactorMessages.email),
  reason: requiredText(1000, lostSecondFactorMessages.reason),
  password: provingPassword,
  code: secondFactor,
});
