import { LRUCache } from 'lru-cache';
import { type MemberViewer, type Viewer, VISITOR } from '#kernel/viewer';
import type { Bus } from '#platform/pubsub/bus';
import type { RunStatements, Statement } from '#platform/read/reader';

/** Lifetime of a cached session, in milliseconds. Changes invalidate it sooner, over the bus. */
const SESSION_CACHE_TTL = 30_000;

/** Accuracy of the lifetime, in milliseconds. With the default of 1 a timer is set for nearly each request. */
const TTL_RESOLUTION = 100;

/** A membership with its institution. */
export type Place = Pick<MemberViewer, 'institutionId' | 'membershipId'>;

/** Caches the viewers of sessions for a short time. The viewer of an ended session is null. */
export class SessionCache {
  readonly #runStatements: RunStatements;
  readonly #known = new LRUCache<string, { viewer: Viewer | null }>({
    max: 50_000,
    ttl: SESSION_CACHE_TTL,
    ttlResolution: TTL_RESOLUTION,
  });
  /** Counts invalidations. A read that began before one may be stale and is not cached. */
  #changes = 0;

  constructor({ runStatements, bus }: { runStatements: RunStatements; bus: Bus }) {
    this.#runStatements = runStatements;
    bus.subscribe('sessionChanged', ({ sessionId }) => this.forget(sessionId));
    bus.onReconnect(() => this.#forgetAll());
    bus.subscribe('institutionChanged', ({ institutionId }) => this.forgetInstitution(institutionId));
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
    const runStatements = this.#runStatements;
    const [session, likelyMember] = await runStatements(
      { ...VISITOR, accountId, institutionId: likely?.institutionId ?? null },
      [
        { name: 'session', text: SESSION, values: [sessionId, accountId] },
        ...(likely ? [memberStatement(likely, accountId)] : []),
      ],
      { oneSnapshot: false },
    );
    if (!session) return null;
    const { institutionId, membershipId, hasTwoFactor, ...account } = JSON.parse(session) as FoundSession;
    const viewer: Viewer = { ...VISITOR, ...account };
    if (!institutionId || !membershipId) return viewer;
    const isLikely = institutionId === likely?.institutionId && membershipId === likely.membershipId;
    const [member] = isLikely
      ? [likelyMember]
      : await runStatements({ ...VISITOR, accountId, institutionId }, [
          memberStatement({ institutionId, membershipId }, accountId),
        ]);
    return member ? admitted(viewer, JSON.parse(member) as FoundMember, hasTwoFactor) : viewer;
  }

  forget(sessionId: string): void {
    this.#changes++;
    this.#known.delete(sessionId);
  }

  #forgetAll(): void {
    this.#changes++;
    this.#known.clear();
  }

  /**
   * Evicts the sessions of an institution, and all that may be of it: ended ones, because a suspension may have ended them,
   * and those without two-factor authentication.
   */
  forgetInstitution(institutionId: string): void {
    this.#changes++;
    for (const [id, { viewer }] of this.#known)
      if (
        !viewer ||
        viewer.lacksTwoFactor ||
        viewer.institutionId === institutionId ||
        viewer.closing?.institutionId === institutionId
      )
        this.#known.delete(id);
  }
}

/** `hasTwoFactor`: the account has two-factor authentication, or a passkey opened the session. */
type FoundSession = Viewer & { hasTwoFactor: boolean };

type FoundMember = Partial<Viewer> &
  Pick<Viewer, 'namespace' | 'allowedAddresses' | 'sessionTimeoutMinutes'> & {
    requiresTwoFactor: boolean;
    isClosing: boolean;
  };

/**
 * Returns the viewer as a member. Without the two-factor authentication that the institution requires, it stays an account
 * without an institution, which only knows where it is expected. So does the owner of a closed
 * institution; the sessions of its other members have ended.
 */
function admitted(
  viewer: Viewer,
  { requiresTwoFactor, isClosing, ...member }: FoundMember,
  hasTwoFactor: boolean,
): Viewer | null {
  const { namespace, allowedAddresses, sessionTimeoutMinutes, institutionId, membershipId, isOwner } = member;
  const expected = { ...viewer, namespace, allowedAddresses, sessionTimeoutMinutes };
  if (requiresTwoFactor && !hasTwoFactor) return { ...expected, lacksTwoFactor: true };
  if (!isClosing) return { ...viewer, ...member };
  if (!isOwner) return null;
  return { ...expected, closing: { institutionId: institutionId!, membershipId: membershipId! } };
}

/**
 * SQL condition: the membership `m` in the institution `i` grants access, as that of a member, or by a seat or a place on a
 * waitlist where the institution is open. For statements of the account, inside that institution or outside of any.
 * @param institution SQL of the institution; a parameter, where the statement has one
 */
export const isActiveMembership = (institution: string): string => `m.status = 'active'
    and (m.access = 'member' or i.suspended_at is null and i.pending_since is null and exists (
      select from enrollment e where e.institution_id = ${institution} and e.account_id = m.account_id
        and is_live_enrollment(e.status)))`;

/**
 * SQL condition: the institution `i` is closed by its owner, who can still enter it in order to reopen or export it. Not while
 * the platform's staff suspended it, nor once it is being erased.
 */
export const OPEN_TO_OWNER_SQL =
  'i.closing_at is not null and i.suspension_reason is null and i.erasing_at is null';

const SESSION = `
  select json_build_object(
    'accountId', a.id, 'sessionId', s.id, 'email', a.email, 'isVerified', a.is_verified, 'isSuperAdmin', a.is_super_admin,
    'hasTwoFactor', a.two_factor_at is not null or s.passkey_id is not null, 'customHost', s.custom_host,
    'institutionId', s.institution_id, 'membershipId', s.membership_id)::text
  from session s
  join account a on a.id = s.account_id
  where s.id = $1 and s.account_id = $2 and s.revoked_at is null and s.expires_at > now()
    and not exists (
      select from institution i where i.id = s.institution_id and i.suspended_at is not null
        and not (${OPEN_TO_OWNER_SQL}))`;

const memberStatement = ({ institutionId, membershipId }: Place, accountId: string): Statement => ({
  name: 'session_member',
  text: MEMBER,
  values: [institutionId, membershipId, accountId],
});

const MEMBER = `
  select json_build_object(
    'institutionId', i.id, 'namespace', i.namespace, 'membershipId', m.id, 'role', m.role, 'isOwner', m.is_owner,
    'access', m.access, 'allowedAddresses', i.allowed_addresses, 'sessionTimeoutMinutes', i.session_timeout_minutes, 'requiresTwoFactor', i.requires_two_factor,
    'isClosing', i.closing_at is not null)::text
  from membership m join institution i on i.id = m.institution_id
  where m.institution_id = $1 and m.id = $2 and m.account_id = $3 and ${isActiveMembership('$1')}`;
