/** Rules of two-factor authentication, shared with the client's forms. */
import * as z from 'zod/mini';

/** Number of recovery codes that an account gets. */
export const RECOVERY_CODES = 10;

/** Longest accepted entry: a recovery code with separators. */
const CODE_MAX = 40;

export const twoFactorMessages = {
  code: 'Enter the six-digit code of your authenticator app, or a recovery code.',
  wrongCode:
    'That code is incorrect or was already used. Wait for the next code of your app, or use a recovery code.',
  password: 'Enter your password.',
} as const;

/** A code of the authenticator app or a recovery code. */
export const secondFactor = z
  .string(twoFactorMessages.code)
  .check(z.trim(), z.minLength(1, twoFactorMessages.code), z.maxLength(CODE_MAX, twoFactorMessages.code));

/** Input that turns two-factor authentication on, and the form of the second step of a sign-in. */
export const twoFactorCodeRules = z.object({ code: secondFactor });

/** Input that turns it off or replaces the recovery codes. */
export const twoFactorProofRules = z.object({
  password: z.string(twoFactorMessages.password).check(z.minLength(1, twoFactorMessages.password)),
  code: secondFactor,
});

/** Returns a code without the separators that people type. */
export const normalizeCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
