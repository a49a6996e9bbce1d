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
  appCode: 'Enter the six-digit code of your authenticator app.',
  wrongAppCode:
    'That code is incorrect. Enter the next code of your app, and check that your phone shows the right time.',
  password: 'Enter your password.',
} as const;

const entry = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(CODE_MAX, message));

/** The current password, with which its owner confirms an act. */
export const provingPassword = z
  .string(twoFactorMessages.password)
  .check(z.minLength(1, twoFactorMessages.password));

/** A code of the authenticator app or a recovery code. */
export const secondFactor = entry(twoFactorMessages.code);

/** Form of the second step of a sign-in. */
export const twoFactorCodeRules = z.object({ code: secondFactor });

/** Input that turns two-factor authentication on. */
export const twoFactorSetUpRules = z.object({
  password: provingPassword,
  code: entry(twoFactorMessages.appCode),
});

/** Input that turns it off or replaces the recovery codes. */
export const twoFactorProofRules = z.object({ password: provingPassword, code: secondFactor });

/** Returns a code without the separators that people type. */
export const normalizeCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
