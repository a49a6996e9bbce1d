import { TOKEN_PREFIX, isApiToken } from '#kernel/scope';
import { tokenHash } from '#kernel/token-hash';
import { institutionOf, newTenantSecret } from '#platform/database/tenant-secret';

/** Number of final characters of a token that are shown. */
const SHOWN = 4;

interface NewToken {
  /** Complete token, shown once and not stored. */
  token: string;
  hash: string;
  hint: string;
}

/** Returns a new token: the prefix and a secret that names the institution. */
export function newApiToken(institutionId: string): NewToken {
  const token = TOKEN_PREFIX + newTenantSecret(institutionId);
  return { token, hash: tokenHash(token), hint: `${TOKEN_PREFIX}…${token.slice(-SHOWN)}` };
}

/** Returns the institution of a token, or null when it is malformed. */
export const institutionOfToken = (token: string): string | null =>
  isApiToken(token) ? institutionOf(token.slice(TOKEN_PREFIX.length)) : null;
