/** Roles of document 1, section 6; null for an account without a membership. */
export type SessionRole = 'student' | 'instructor' | 'admin' | 'super_admin';

/** Session held by the client (document 1, section 3), decoded from the access token. */
export interface Session {
  accessToken: string;
  email: string;
  /** Login of the user, as the product documents call it: the email. */
  user: string;
  userId: string;
  role: SessionRole | null;
  roles: SessionRole[];
  isVerified: boolean;
  /** Whether the institution can be used only once the account has two-factor authentication. */
  mustSetUpTwoFactor: boolean;
  /** Whether the user owns and closed the institution, which can only be exported and reopened. */
  isClosing: boolean;
  /** Minutes without activity after which the institution ends the session; null without such a rule. */
  timeoutMinutes: number | null;
  namespace: string | null;
  institution: string | null;
  /** Falls back to the email. */
  firstName: string;
  thumbnail: string | null;
  /** Expiry of the token in milliseconds since 1970, according to the clock of this device. */
  expiresAt: number;
}

const roles = new Set(['student', 'instructor', 'admin', 'super_admin']);

/**
 * Decodes the claims of an access token without verifying its signature, which the server does.
 * @param receivedAt when the token was received. Its lifetime is counted from there, so that a wrong local clock is
 * harmless.
 * @returns null for anything else than our access token.
 */
export function decodeAccessToken(accessToken: string, receivedAt: number = Date.now()): Session | null {
  const claims = readClaims(accessToken);
  const { sub, email, exp, iat } = claims ?? {};
  if (!claims || typeof sub !== 'string' || typeof email !== 'string' || typeof exp !== 'number') return null;
  const namespace = text(claims.namespace);
  const role = readRole(claims.role);
  const life = typeof iat === 'number' ? (exp - iat) * 1000 : exp * 1000 - receivedAt;
  return {
    accessToken,
    email,
    user: email,
    userId: sub,
    role,
    roles: role ? [role] : [],
    isVerified: claims.isVerified === true,
    mustSetUpTwoFactor: claims.mustSetUpTwoFactor === true,
    isClosing: claims.isClosing === true,
    timeoutMinutes: Number(claims.timeoutMinutes) || null,
    namespace,
    institution: namespace,
    firstName: text(claims.firstName) ?? email,
    thumbnail: text(claims.thumbnail),
    expiresAt: receivedAt + life,
  };
}

function readClaims(token: string): Record<string, unknown> | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' ? (claims as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function readRole(value: unknown): SessionRole | null {
  const role = typeof value === 'string' ? value.toLowerCase() : '';
  return roles.has(role) ? (role as SessionRole) : null;
}
