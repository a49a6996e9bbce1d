import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '#kernel/scope';

/** Bytes of a token's secret, and of the institution's ID before it. */
const SECRET_BYTES = 32;
const INSTITUTION_BYTES = 16;

const SHAPE = new RegExp(
  `^${TOKEN_PREFIX}([\\w-]{${Math.ceil(((INSTITUTION_BYTES + SECRET_BYTES) * 4) / 3)}})$`,
);

/** Number of final characters of a token that are shown. */
const SHOWN = 4;

interface NewToken {
  /** Complete token, shown once and not stored. */
  token: string;
  hash: string;
  hint: string;
}

/**
 * Returns a new token: the prefix, the institution and 256 random bits. It names its institution, so that it
 * can be looked up under that tenant's row level security; only the secret authenticates.
 */
export function newApiToken(institutionId: string): NewToken {
  const institution = Buffer.from(institutionId.replaceAll('-', ''), 'hex');
  const token = TOKEN_PREFIX + Buffer.concat([institution, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, hash: hashOf(token), hint: `${TOKEN_PREFIX}…${token.slice(-SHOWN)}` };
}

/** Returns the stored hash of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns the institution of a token, or null when it is malformed. */
export function institutionOf(token: string): string | null {
  const body = SHAPE.exec(token)?.[1];
  if (!body) return null;
  const hex = Buffer.from(body, 'base64url').subarray(0, INSTITUTION_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
