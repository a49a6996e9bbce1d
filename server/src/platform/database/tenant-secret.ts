import { randomBytes } from 'node:crypto';

/** Bytes of a secret's random part, and of the institution's ID before it. */
const RANDOM_BYTES = 32;
const INSTITUTION_BYTES = 16;

const SHAPE = new RegExp(`^[\\w-]{${Math.ceil(((INSTITUTION_BYTES + RANDOM_BYTES) * 4) / 3)}}$`);

/**
 * Returns a new secret: the institution and 256 random bits. It names its institution, so that it can be looked
 * up under that tenant's row level security; only the random part proves anything.
 */
export function newTenantSecret(institutionId: string): string {
  const institution = Buffer.from(institutionId.replaceAll('-', ''), 'hex');
  return Buffer.concat([institution, randomBytes(RANDOM_BYTES)]).toString('base64url');
}

/** Returns the institution that a secret names, or null when it is malformed. */
export function institutionOf(secret: string): string | null {
  if (!SHAPE.test(secret)) return null;
  const hex = Buffer.from(secret, 'base64url').subarray(0, INSTITUTION_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
