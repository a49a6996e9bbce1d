/** Rules and terms of closing an institution, shared with the client's form. */
import * as z from 'zod/mini';
import { secondFactor, twoFactorMessages } from '#modules/account/two-factor.rules';

/** Days after which a closed institution is erased. */
export const DAYS_TO_REOPEN = 30;

/** Days before the erasure at which the owner is reminded. */
export const DAYS_TO_REMIND = 5;

export const CLOSING_MESSAGES = {
  name: 'Type the name of your institution.',
  wrongName: (name: string) => `Type ${name} exactly as it is written.`,
  already: 'This institution is already closed.',
  notClosed: 'This institution isn’t closed.',
} as const;

/** Form that closes an institution. The code is needed when the account has two-factor authentication. */
export const closeInstitutionRules = z.object({
  name: z
    .string(CLOSING_MESSAGES.name)
    .check(z.trim(), z.minLength(1, CLOSING_MESSAGES.name), z.maxLength(200)),
  password: z.string(twoFactorMessages.password).check(z.minLength(1, twoFactorMessages.password)),
  code: z.nullish(secondFactor),
});
