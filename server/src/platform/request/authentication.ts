import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { Transport } from './transport.ts';
import { AddressNotAllowed, TokenExpired, Unauthenticated } from '#kernel/errors';
import { isApiToken } from '#kernel/scope';
import { isMember, mayCallFrom, type Viewer, VISITOR } from '#kernel/viewer';
import type { Services } from './services.ts';
import type { Place } from './session-cache.ts';

/** Maximum lifetime of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 15 * 60;

/**
 * Returns the lifetime of a token, in seconds. The server knows the last use of a session only by its last refresh, so a session
 * with a time-out refreshes several times before it is over.
 */
const lifetime = (timeoutMinutes = Infinity) =>
  Math.min(ACCESS_TOKEN_SECONDS, Math.max(60, timeoutMinutes * 6));

/** Claims of an access token. Clients read them (document 1, section 3); the server trusts only `sub` and `sid`. */
export interface AccessClaims {
  sub: string;
  sid: string;
  email: string;
  role: string | null;
  isVerified: boolean;
  namespace: string | null;
  firstName: string;
  /** Whether the account must set up two-factor authentication before it can use the institution. Absent if not. */
  mustSetUpTwoFactor?: true;
  /** Whether the account owns and closed the institution, which it can only export and reopen. Absent if not. */
  isClosing?: true;
  /** Minutes without activity after which the client ends the session. Absent for the platform's default. */
  timeoutMinutes?: number;
  /** Membership of the session when the token was signed. It spares a round trip; the session's own one counts. */
  member?: Place | null;
}

let key: { secret: string; object: KeyObject } | undefined;

/** Returns the cached key object. Creating one per request costs more than verifying a signature. */
function getKey(secret: string): KeyObject {
  if (key?.secret !== secret) {
    key = { secret, object: createSecretKey(secret, 'utf8') };
    verified.clear();
  }
  return key.object;
}

export function signAccessToken(secret: string, claims: AccessClaims): string {
  return jwt.sign(claims, getKey(secret), { algorithm: 'HS256', expiresIn: lifetime(claims.timeoutMinutes) });
}

/**
 * Returns the token of an Authorization header. Null without one: for no header, and for a user name and password, which
 * are meant for a proxy.
 * @throws AppError UNAUTHENTICATED for any other value: a caller who sent a token must not be answered as a visitor
 */
export function bearerToken(header: string | undefined): string | null {
  const value = header?.trim() ?? '';
  if (value === '' || /^Basic /i.test(value)) return null;
  const token = /^Bearer +(\S+)$/i.exec(value)?.[1];
  if (!token) throw Unauthenticated('Send the token as "Authorization: Bearer", a space and the token.');
  return token;
}

type Verified = AccessClaims & { exp: number };

/** Claims of verified tokens. Verifying a signature costs more than the rest of authentication. */
const verified = new LRUCache<string, Verified>({ max: 20_000 });

/**
 * Verifies the signature and the expiry of an access token and returns its claims.
 * @throws AppError TOKEN_EXPIRED for an invalid or expired token
 */
export function verifyAccessToken(secret: string, token: string): Verified {
  const keyObject = getKey(secret);
  const known = verified.get(token);
  if (known && known.exp * 1000 > Date.now()) return known;
  let claims: Verified;
  try {
    claims = jwt.verify(token, keyObject, { algorithms: ['HS256'] }) as Verified;
  } catch {
    throw TokenExpired();
  }
  verified.set(token, claims);
  return claims;
}

/**
 * Returns the viewer that a token authenticates, or a visitor without a token. If the host names an institution, the
 * session must belong to it. A session is bound to the custom domain at which it was opened.
 * @throws AppError TOKEN_EXPIRED, UNAUTHENTICATED or ADDRESS_NOT_ALLOWED, and those of TokenAuthenticator for an API token
 */
export async function authenticate(
  services: Services,
  token: string | null,
  transport: Pick<Transport, 'hostNamespace' | 'customHost' | 'address'>,
): Promise<Viewer> {
  if (!token) return VISITOR;
  const viewer = isApiToken(token)
    ? await services.apiTokens.authenticate(token, transport)
    : await findSessionViewer(services, token);
  const { hostNamespace, customHost, address } = transport;
  if (hostNamespace && viewer.namespace !== hostNamespace) throw Unauthenticated();
  if (!viewer.token && viewer.customHost !== customHost) throw Unauthenticated();
  if (!mayCallFrom(viewer, address)) throw AddressNotAllowed(address);
  return viewer;
}

/**
 * Returns the viewer of a session. A token from before the institution required two-factor authentication, or from before
 * the account set it up, counts as expired, so that clients get one with the present state; likewise one from before its owner
 * closed or reopened it.
 */
async function findSessionViewer(services: Services, token: string): Promise<Viewer> {
  const {
    sid,
    sub,
    member,
    mustSetUpTwoFactor = false,
    isClosing = false,
  } = verifyAccessToken(services.config.jwtSecret, token);
  const viewer = await services.sessions.find(sid, sub, member);
  if (!viewer || viewer.lacksTwoFactor !== mustSetUpTwoFactor || (viewer.closing !== null) !== isClosing)
    throw TokenExpired();
  return viewer;
}

/** Reloads a viewer. Returns null if its session or API token has ended, or may not be used as it was any more. */
export async function refreshViewer(
  services: Services,
  viewer: Viewer,
  { address }: Pick<Transport, 'address'>,
): Promise<Viewer | null> {
  const current = await reload(services, viewer);
  if (!current || current.lacksTwoFactor !== viewer.lacksTwoFactor) return null;
  if ((current.closing === null) !== (viewer.closing === null)) return null;
  return mayCallFrom(current, address) ? current : null;
}

async function reload(services: Services, viewer: Viewer): Promise<Viewer | null> {
  if (viewer.token) return services.apiTokens.refresh(viewer);
  const { sessionId, accountId } = viewer;
  if (!sessionId || !accountId) return viewer;
  return services.sessions.find(sessionId, accountId, isMember(viewer) ? viewer : null);
}
