import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { Transport } from './context.ts';
import { TokenExpired, Unauthenticated } from '#kernel/errors';
import { isApiToken } from '#kernel/scope';
import { isMember, type MemberViewer, type Viewer, VISITOR } from '#kernel/viewer';
import type { Statement } from '#platform/read/reader';
import type { Services } from './services.ts';

/** Lifetime of an access token, in seconds. */
const ACCESS_TOKEN_SECONDS = 15 * 60;

/** Lifetime of a cached session, in milliseconds. Changes invalidate it sooner, over the bus. */
const SESSION_CACHE_TTL = 30_000;

/** Claims of an access token. Clients read them (document 1, section 3); the server trusts only `sub` and `sid`. */
export interface AccessClaims {
  sub: string;
  sid: string;
  email: string;
  role: string | null;
  isVerified: boolean;
  namespace: string | null;
  firstName: string;
  /** Membership of the session when the token was signed. It spares a round trip; the session's own one counts. */
  member?: Place | null;
}

/** A membership with its institution. */
type Place = Pick<MemberViewer, 'institutionId' | 'membershipId'>;

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
  return jwt.sign(claims, getKey(secret), { algorithm: 'HS256', expiresIn: ACCESS_TOKEN_SECONDS });
}

/** Returns the token of an Authorization header, or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
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
 * session must belong to it.
 * @throws AppError TOKEN_EXPIRED or UNAUTHENTICATED, and those of TokenAuthenticator for an API token
 */
export async function authenticate(
  services: Services,
  token: string | null,
  transport: Pick<Transport, 'hostNamespace' | 'address'>,
): Promise<Viewer> {
  if (!token) return VISITOR;
  const viewer = isApiToken(token)
    ? await services.apiTokens.authenticate(token, transport)
    : await findSessionViewer(services, token);
  const { hostNamespace } = transport;
  if (hostNamespace && viewer.namespace !== hostNamespace) throw Unauthenticated();
  return viewer;
}

async function findSessionViewer(services: Services, token: string): Promise<Viewer> {
  const { sid, sub, member } = verifyAccessToken(services.config.jwtSecret, token);
  const viewer = await services.sessions.find(sid, sub, member);
  if (!viewer) throw TokenExpired();
  return viewer;
}

/** Reloads a viewer. Returns null if its session or API token has ended. */
export async function refreshViewer(services: Services, viewer: Viewer): Promise<Viewer | null> {
  if (viewer.token) return services.apiTokens.refresh(viewer);
  const { sessionId, accountId } = viewer;
  if (!sessionId || !accountId) return viewer;
  return services.sessions.find(sessionId, accountId, isMember(viewer) ? viewer : null);
}

/** Caches the viewers of sessions for a short time. The viewer of an ended session is null. */
export class SessionCache {
  readonly #services: Pick<Services, 'runStatements'>;
  readonly #known = new LRUCache<string, { viewer: Viewer | null }>({ max: 50_000, ttl: SESSION_CACHE_TTL });
  /** Counts invalidations. A read that began before one may be stale and is not cached. */
  #changes = 0;

  constructor(services: Pick<Services, 'runStatements' | 'bus'>) {
    this.#services = services;
    services.bus.subscribe('sessionChanged', ({ sessionId }) => this.forget(sessionId));
    services.bus.onReconnect(() => this.#forgetAll());
    services.bus.subscribe('institutionChanged', ({ institutionId }) => this.#forgetAllOf(institutionId));
  }

  /** Returns the viewer of an active session, or null. With its likely membership the look-up is one round trip. */
  async find(sessionId: string, accountId: string, likely?: Place | null): Promise<Viewer | null> {
    const known = this.#known.get(sessionId);
    if (known) return known.viewer;
    const changes = this.#changes;
    const viewer = await this.#read(sessionId, accountId, likely ?? null);
    if (changes !== this.#changes) return viewer;
    this.#known.set(sessionId, { viewer });
    return viewer;
  }

  /** Reads the session and its account, which are of no tenant, and the membership inside its institution. */
  async #read(sessionId: string, accountId: string, likely: Place | null): Promise<Viewer | null> {
    const { runStatements } = this.#services;
    const [session, likelyMember] = await runStatements(
      { ...VISITOR, accountId, institutionId: likely?.institutionId ?? null },
      [
        { name: 'session', text: SESSION, values: [sessionId, accountId] },
        ...(likely ? [memberStatement(likely, accountId)] : []),
      ],
      { oneSnapshot: false },
    );
    if (!session) return null;
    const { institutionId, membershipId, ...account } = JSON.parse(session) as Viewer;
    const viewer: Viewer = { ...VISITOR, ...account };
    if (!institutionId || !membershipId) return viewer;
    const isLikely = institutionId === likely?.institutionId && membershipId === likely.membershipId;
    const [member] = isLikely
      ? [likelyMember]
      : await runStatements({ ...VISITOR, accountId, institutionId }, [
          memberStatement({ institutionId, membershipId }, accountId),
        ]);
    return member ? { ...viewer, ...(JSON.parse(member) as Partial<Viewer>) } : viewer;
  }

  forget(sessionId: string): void {
    this.#changes++;
    this.#known.delete(sessionId);
  }

  #forgetAll(): void {
    this.#changes++;
    this.#known.clear();
  }

  /** Evicts the sessions of an institution, and all ended ones, because a suspension may have ended them. */
  #forgetAllOf(institutionId: string): void {
    this.#changes++;
    for (const [id, { viewer }] of this.#known)
      if (!viewer || viewer.institutionId === institutionId) this.#known.delete(id);
  }
}

/** SQL condition: whether the membership `m` of the current account grants access. */
export const ACTIVE_MEMBERSHIP_SQL = `m.status = 'active' and (m.access = 'member' or has_own_place(m.institution_id))`;

const SESSION = `
  select json_build_object(
    'accountId', a.id, 'sessionId', s.id, 'email', a.email, 'isVerified', a.is_verified, 'isSuperAdmin', a.is_super_admin,
    'institutionId', s.institution_id, 'membershipId', s.membership_id)::text
  from session s
  join account a on a.id = s.account_id
  where s.id = $1 and s.account_id = $2 and s.revoked_at is null and s.expires_at > now()
    and not exists (
      select from institution home where home.id = s.institution_id and home.suspended_at is not null)`;

const memberStatement = ({ institutionId, membershipId }: Place, accountId: string): Statement => ({
  name: 'session_member',
  text: MEMBER,
  values: [institutionId, membershipId, accountId],
});

const MEMBER = `
  select json_build_object(
    'institutionId', i.id, 'namespace', i.namespace, 'membershipId', m.id, 'role', m.role, 'isOwner', m.is_owner,
    'access', m.access)::text
  from membership m join institution i on i.id = m.institution_id
  where m.institution_id = $1 and m.id = $2 and m.account_id = $3 and ${ACTIVE_MEMBERSHIP_SQL}`;
