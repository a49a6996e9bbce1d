import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from './token.rules.ts';

/** Bytes of a token's secret, and of the identity of its institution before it. */
const SECRET_BYTES = 32;
const INSTITUTION_BYTES = 16;

const SHAPE = new RegExp(
  `^${TOKEN_PREFIX}([\\w-]{${Math.ceil(((INSTITUTION_BYTES + SECRET_BYTES) * 4) / 3)}})$`,
);

/** Characters that are shown of a token at its end. */
const SHOWN = 4;

interface NewToken {
  /** The whole token: shown once, kept nowhere. */
  token: string;
  hash: string;
  hint: string;
}

/**
 * A token: the prefix, then the institution and 256 random bits. It names its institution so that it is looked up under
 * that one's row level security, like everything else of a tenant; the secret alone decides.
 */
export function newApiToken(institutionId: string): NewToken {
  const institution = Buffer.from(institutionId.replaceAll('-', ''), 'hex');
  const token = TOKEN_PREFIX + Buffer.concat([institution, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, hash: hashOf(token), hint: `${TOKEN_PREFIX}…${token.slice(-SHOWN)}` };
}

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The institution that a token names; null where it is none of ours by its looks. */
export function institutionOf(token: string): string | null {
  const body = SHAPE.exec(token)?.[1];
  if (!body) return null;
  const hex = Buffer.from(body, 'base64url').subarray(0, INSTITUTION_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
