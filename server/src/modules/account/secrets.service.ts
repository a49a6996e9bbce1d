import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from './account.rules.ts';

// One configured secret serves several purposes; the label separates them.
const hmac = (secret: string, label: string, text: string) =>
  createHmac('sha256', secret).update(`${label}\0${text}`);

const keyed = (secret: string, label: string, text: string) => hmac(secret, label, text).digest('base64url');

/** Returns a new refresh token of 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * Returns the successor of a refresh token. It is derived from the secret: concurrent refreshes get the same
 * one, and it need not be stored in plain text.
 */
export const successorOf = (secret: string, token: string) => keyed(secret, 'refresh', token);

/**
 * Returns the six digits of a stored verification code. They are derived from its ID, so that they can be
 * mailed again.
 */
export function codeOf(secret: string, codeId: string): string {
  const number = hmac(secret, 'code', codeId).digest().readUIntBE(0, 6) % 10 ** CODE_LENGTH;
  return String(number).padStart(CODE_LENGTH, '0');
}

/** Returns the token of the link that is mailed with a verification code: 256 bits, derived from the code's id. */
export const codeLinkToken = (secret: string, codeId: string) => keyed(secret, 'code-link', codeId);

/** Returns the stored hash of a verification code. It is keyed, because a plain hash of six digits is easily reversed. */
export const codeHash = (secret: string, accountId: string, code: string) =>
  keyed(secret, 'verification', `${accountId}:${code}`);

/** Returns the proof that a browser has signed in to an account. */
export const deviceMac = (secret: string, accountId: string, device: string) =>
  keyed(secret, 'device', `${accountId}:${device}`);

/** Returns the seal of a challenge for a passkey. */
export const challengeMac = (secret: string, purpose: string, text: string) =>
  keyed(secret, 'passkey-challenge', `${purpose}\0${text}`);

/** Returns the token of the link that confirms a new e-mail address, derived from the ID of the change. */
export const emailConfirmToken = (secret: string, changeId: string) =>
  keyed(secret, 'email-confirm', changeId);

/** Returns the token of the link that takes back a change of the e-mail address, derived from its ID. */
export const emailUndoToken = (secret: string, changeId: string) => keyed(secret, 'email-undo', changeId);

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
