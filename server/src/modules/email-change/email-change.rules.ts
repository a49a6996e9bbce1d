/** Rules of a change of the e-mail address, shared with the client's forms. */
import * as z from 'zod/mini';
import { emailAddress } from '#kernel/text.rules';
import { secondFactor, twoFactorMessages } from '#modules/account/two-factor.rules';

export const emailChangeMessages = {
  email: 'Enter your new email address.',
  same: 'This is already your email address.',
  link: 'This link isn’t valid. Request the change again in your settings.',
  expired: 'This link has expired. Request the change again in your settings.',
  used: 'This link was already used.',
  undo: 'This link is no longer valid. Reset your password if someone else may know it.',
} as const;

const email = emailAddress(emailChangeMessages.email);

const password = z.string(twoFactorMessages.password).check(z.minLength(1, twoFactorMessages.password));

/** Form without two-factor authentication, form with it, and input. */
export const emailChangeForm = z.object({ email, password });
export const emailChangeWithCodeForm = z.object({ email, password, code: secondFactor });
export const requestEmailChangeRules = z.object({ email, password, code: z.nullish(secondFactor) });

/** Tokens of mailed links: 256 bits in base64url. */
const token = (message: string) => z.string(message).check(z.regex(/^[\w-]{43}$/, message));

/** Inputs of the links. A malformed token fails like a wrong one. */
export const confirmEmailChangeRules = z.object({ token: token(emailChangeMessages.link) });
export const undoEmailChangeRules = z.object({ token: token(emailChangeMessages.undo) });
