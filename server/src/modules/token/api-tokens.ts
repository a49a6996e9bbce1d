import { LRUCache } from 'lru-cache';
import { consume, type Limit } from '#platform/limits/attempts';
import { rateLimitKey } from '#kernel/address';
import type { Transport } from '#platform/request/context';
import { PlanRequired, type AppError, Unauthenticated } from '#kernel/errors';
import { type Viewer, VISITOR } from '#kernel/viewer';
import { Suspended } from '#modules/institution/institution.service';
import { hasApiAccess, type Plan } from '#modules/institution/plan';
import type { Services } from '#platform/request/services';
import { hashOf, institutionOf } from './secret.ts';

/** How long a process trusts what it knows of a token, in milliseconds; changes are announced on the bus sooner. */
const TRUST = 30_000;

/** Minutes between two notes of a token's last use: a write at each request would cost more than the request. */
const USE_NOTED_EVERY = 5;

/** Caches a token, or what is known of a hash, for as long as it is trusted. */
const CACHE = { max: 10_000, ttl: TRUST };

/** Tokens that are none, from one network. Guessing is hopeless; asking for each is held down all the same. */
export const WRONG_TOKENS: Limit = {
  name: 'address-api-token',
  max: 100,
  seconds: 10 * 60,
  message: 'Too many wrong API tokens from your network. Try again later.',
};

const unknownToken = () => Unauthenticated('This API token is not valid.');

/** A token as the database knows it. */
interface Found {
  viewer: Viewer & { token: NonNullable<Viewer['token']> };
  isRevoked: boolean;
  isMember: boolean;
  plan: Plan;
  institution: { id: string; name: string; isSuspended: boolean };
  isUseNoted: boolean;
}

/** What goes on with a token, such as sockets, and how each of it ends. */
interface Watched {
  viewer: Viewer;
  ends: Set<() => void>;
}

type Needed = Pick<Services, 'runStatements' | 'runWrites' | 'bus' | 'orm' | 'log'>;

/** Whom API tokens speak for; what a process knows of them for a short time. */
export class ApiTokens {
  readonly #services: Needed;
  readonly #known = new LRUCache<string, Found>(CACHE);
  /** IDs of tokens by their hashes; null for a hash of no token. */
  readonly #ids = new LRUCache<string, { id: string | null }>(CACHE);
  readonly #watchers = new Map<string, Watched>();
  /** Counts what was forgotten: a read that began before may be older than the change, and is not kept. */
  #changes = 0;
  #checking: NodeJS.Timeout | undefined;

  constructor(services: Needed) {
    this.#services = services;
    services.bus.subscribe('apiTokenChanged', ({ tokenId }) => this.forget(tokenId));
    services.bus.subscribe('institutionChanged', ({ institutionId }) =>
      this.forgetInstitution(institutionId),
    );
    services.bus.onReconnect(() => this.#forget(() => true));
  }

  /**
   * The viewer that a token speaks for: its creator, as that is now, in the token's institution.
   * @throws Unauthenticated, Forbidden, PlanRequired, or TooMany where wrong ones came too often
   */
  async authenticate(token: string, { address }: Pick<Transport, 'address'>): Promise<Viewer> {
    const institutionId = institutionOf(token);
    if (!institutionId) throw unknownToken();
    const hash = hashOf(token);
    const named = this.#ids.get(hash);
    if (named?.id === null) throw unknownToken();
    const kept = named?.id ? this.#known.get(named.id) : undefined;
    const found = kept ?? (await this.#read(institutionId, 'token_hash', hash));
    if (!found) {
      this.#ids.set(hash, { id: null });
      await consume(this.#services.orm.em.fork(), WRONG_TOKENS, rateLimitKey(address));
      throw unknownToken();
    }
    if (!kept) this.#ids.set(hash, { id: found.viewer.token.id });
    const refusal = refusalOf(found);
    if (refusal) throw refusal;
    if (!kept && !found.isUseNoted) this.#noteUse(found);
    return found.viewer;
  }

  /** The viewer of a token as it is now; null once it is not valid any more. */
  async refresh({ institutionId, token }: Viewer): Promise<Viewer | null> {
    if (!institutionId || !token) return null;
    const found = this.#known.get(token.id) ?? (await this.#read(institutionId, 'id', token.id));
    return found && !refusalOf(found) ? found.viewer : null;
  }

  /** Calls `end` once the viewer's token is not valid any more, unless the returned function is called before. */
  watch(viewer: Viewer, end: () => void): () => void {
    const id = viewer.token!.id;
    const watched: Watched = this.#watchers.get(id) ?? { viewer, ends: new Set() };
    this.#watchers.set(id, watched);
    watched.ends.add(end);
    void this.#check(watched); // it may have ended since it was let in
    // Not every change is announced: that somebody left the institution may not be.
    this.#checking ??= setInterval(() => void this.#checkAll(), TRUST).unref();
    return () => {
      watched.ends.delete(end);
      if (watched.ends.size === 0 && this.#watchers.get(id) === watched) this.#watchers.delete(id);
      if (this.#watchers.size > 0) return;
      clearInterval(this.#checking);
      this.#checking = undefined;
    };
  }

  forget(tokenId: string): void {
    this.#forget(({ viewer }) => viewer.token.id === tokenId);
  }

  forgetInstitution(institutionId: string): void {
    this.#forget(({ institution }) => institution.id === institutionId);
  }

  #forget(isMeant: (found: Found) => boolean): void {
    this.#changes++;
    for (const [id, found] of this.#known) if (isMeant(found)) this.#known.delete(id);
    void this.#checkAll();
  }

  async #checkAll(): Promise<void> {
    for (const watched of this.#watchers.values()) await this.#check(watched);
  }

  async #check({ viewer, ends }: Watched): Promise<void> {
    try {
      if (!(await this.refresh(viewer))) for (const end of ends) end();
    } catch (error) {
      this.#services.log.warn({ err: error }, 'an API token could not be looked at again');
    }
  }

  async #read(institutionId: string, by: keyof typeof FIND, value: string): Promise<Found | null> {
    const changes = this.#changes;
    const [json] = await this.#services.runStatements({ ...VISITOR, institutionId }, [
      { name: `api_token_by_${by}`, text: FIND[by], values: [institutionId, value, USE_NOTED_EVERY] },
    ]);
    const found = json ? (JSON.parse(json) as Found) : null;
    if (found && changes === this.#changes) this.#known.set(found.viewer.token.id, found);
    return found;
  }

  /** Nobody waits for it. */
  #noteUse(found: Found): void {
    found.isUseNoted = true;
    const { institution, viewer } = found;
    this.#services
      .runWrites({ viewer, transport: { requestId: '', operation: null } }, [
        { name: 'note_use', text: NOTE_USE, values: [institution.id, viewer.token.id, USE_NOTED_EVERY] },
      ])
      .catch((error: unknown) => this.#services.log.warn({ err: error }, 'a use could not be noted'));
  }
}

function refusalOf({ viewer, isRevoked, isMember, plan, institution }: Found): AppError | null {
  if (isRevoked) return Unauthenticated('This API token has been revoked.');
  if (viewer.token.expiresAt <= Date.now()) return Unauthenticated('This API token has expired.');
  if (!isMember) return Unauthenticated('Whoever created this API token is no longer a member.');
  if (institution.isSuspended) return Suspended(institution);
  if (!hasApiAccess(plan)) return PlanRequired(`The plan of ${institution.name} has no API access.`);
  return null;
}

const find = (column: string) => `
  select json_build_object(
    'viewer', json_build_object(
      'accountId', a.id, 'sessionId', null, 'email', a.email, 'isVerified', a.is_verified, 'isSuperAdmin', false,
      'institutionId', i.id, 'namespace', i.namespace, 'membershipId', m.id, 'role', m.role,
      'isOwner', coalesce(m.is_owner, false), 'access', m.access,
      'token', json_build_object(
        'id', t.id, 'scopes', t.scopes, 'expiresAt', floor(extract(epoch from t.expires_at) * 1000))),
    'isRevoked', t.revoked_at is not null,
    'isMember', a.id is not null,
    'plan', i.plan,
    'institution', json_build_object('id', i.id, 'name', i.name, 'isSuspended', i.suspended_at is not null),
    'isUseNoted', coalesce(t.last_used_at > now() - $3::int * interval '1 minute', false))::text
  from api_token t
  join institution i on i.id = t.institution_id
  left join membership m on m.institution_id = t.institution_id and m.id = t.creator_id and m.status = 'active'
  left join account a on a.id = m.account_id
  where t.institution_id = $1 and t.${column} = $2`;

const FIND = { token_hash: find('token_hash'), id: find('id') };

const NOTE_USE = `
  update api_token set last_used_at = now()
  where institution_id = $1 and id = $2
    and (last_used_at is null or last_used_at <= now() - $3::int * interval '1 minute')`;
