import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from './account.rules.ts';

// One secret of the configuration serves several ends; the label keeps them apart.
const hmac = (secret: string, label: string, text: string) =>
  createHmac('sha256', secret).update(`${label}\0${text}`);

const keyed = (secret: string, label: string, text: string) => hmac(secret, label, text).digest('base64url');

/** A refresh token: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is kept of a refresh token. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The token that follows a refresh token: the same for all who use the old one at once, and known to nobody without
 * the secret, so that it need not be kept in the clear.
 */
export const successorOf = (secret: string, token: string) => keyed(secret, 'refresh', token);

/** Returns the six digits of a stored verification code: derived from its id, so that they can be mailed again. */
export function codeOf(secret: string, codeId: string): string {
  const number = hmac(secret, 'code', codeId).digest().readUIntBE(0, 6) % 10 ** CODE_LENGTH;
  return String(number).padStart(CODE_LENGTH, '0');
}

/** Returns the token of the link that is mailed with a verification code: 256 bits, derived from the code's id. */
export const codeLinkToken = (secret: string, codeId: string) => keyed(secret, 'code-link', codeId);

/** What is kept of a verification code: a plain hash of six digits would be undone in no time. */
export const codeHash = (secret: string, accountId: string, code: string) =>
  keyed(secret, 'verification', `${accountId}:${code}`);

/** What proves that a browser has signed in to an account. */
export const deviceMac = (secret: string, accountId: string, device: string) =>
  keyed(secret, 'device', `${accountId}:${device}`);

/** Whether two hashes are the same, in a time that tells nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
