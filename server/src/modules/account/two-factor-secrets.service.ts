import { createHash, createHmac, randomBytes } from 'node:crypto';
import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import { RECOVERY_CODES } from './two-factor.rules.ts';

const PERIOD = 30;
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

const base32 = new ScureBase32Plugin();

const encode = (bytes: Uint8Array) => base32.encode(bytes, { padding: false });

/**
 * Returns the secret of an authenticator app in Base32. It is derived from the server's secret and not stored, so no copy
 * of the database contains it.
 */
export function authenticatorSecret(jwtSecret: string, accountId: string, setUpId: string): string {
  const key = createHmac('sha256', jwtSecret).update(`two-factor\0${accountId}\0${setUpId}`).digest();
  return encode(key.subarray(0, SECRET_BYTES));
}

/** Returns the address that authenticator apps read from the QR code. */
export const authenticatorUri = (issuer: string, email: string, secret: string): string =>
  generateURI({ issuer, label: email, secret });

/** Returns the time step of a code of now, of the step before or of the step after; null for another code. */
export function stepOfCode(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const result = verifySync({ secret, token: code, period: PERIOD, epochTolerance: PERIOD });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Returns new recovery codes as they are shown, in groups of four characters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => encode(randomBytes(RECOVERY_BYTES)).match(/.{4}/g)!.join('-'));

/** Returns the stored hash of a normalized recovery code. */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(`recovery\0${code}`).digest('base64url');
