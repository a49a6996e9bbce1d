import { LRUCache } from 'lru-cache';
import { consume, type Limit } from '#platform/limits/attempts';
import { rateLimitKey } from '#kernel/address';
import type { Transport } from '#platform/request/transport';
import { PlanRequired, type AppError, TwoFactorSetUpRequired, Unauthenticated } from '#kernel/errors';
import { type Viewer, VISITOR } from '#kernel/viewer';
import { tokenHash } from '#kernel/token-hash';
import { type MaybeClosed, Suspended } from '#modules/institution/institution.service';
import { hasApiAccess, type Plan } from '#modules/institution/plan.enums';
import type { Services } from '#platform/request/services';
import { MEMBER_VIEWER } from '#modules/membership/member-viewer.sql';
import { institutionOfToken } from './secret.service.ts';

/** Milliseconds for which a process caches a token. Changes are announced on the bus sooner. */
const TRUST = 30_000;

/** Minutes between two writes of a token's last use: a write per request would cost more than the request. */
const LAST_USE_INTERVAL = 5;

/** Limits of the caches of tokens and of hashes. */
const CACHE = { max: 10_000, ttl: TRUST };

/** Rate limit of invalid tokens per network. Guessing is hopeless; the limit keeps the load down. */
export const WRONG_TOKENS: Limit = {
  name: 'address-api-token',
  max: 100,
  seconds: 10 * 60,
  message: 'Too many wrong API tokens from your network. Try again later.',
};

const unknownToken = () => Unauthenticated('This API token isn’t valid.');

/** A token as stored in the database. */
interface Found {
  viewer: Viewer & { token: NonNullable<Viewer['token']> };
  isRevoked: boolean;
  isMember: boolean;
  plan: Plan;
  institution: MaybeClosed & { id: string; isSuspended: boolean };
  isUseNoted: boolean;
}

/** A long-running use of a token, for example a socket, and how to end it. */
interface Watched {
  viewer: Viewer;
  ends: Set<() => void>;
}

type Needed = Pick<Services, 'runStatements' | 'runWrites' | 'bus' | 'orm' | 'log'>;

/** Authenticates API tokens, with a short-lived cache per process. */
export class ApiTokens {
  readonly #services: Needed;
  readonly #known = new LRUCache<string, Found>(CACHE);
  /** IDs of tokens by their hashes; null when there is no such token. */
  readonly #ids = new LRUCache<string, { id: string | null }>(CACHE);
  readonly #watchers = new Map<string, Watched>();
  /** Number of invalidations: the result of a read that began before one may be outdated and is not cached. */
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
   * Returns the viewer of a token: its creator's current permissions in the token's institution.
   * @throws Unauthenticated, Forbidden, PlanRequired, TwoFactorSetUpRequired, or TooMany after too many invalid tokens
   */
  async authenticate(token: string, { address }: Pick<Transport, 'address'>): Promise<Viewer> {
    const institutionId = institutionOfToken(token);
    if (!institutionId) throw unknownToken();
    const hash = tokenHash(token);
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

  /** Returns the current viewer of a token, or null when it is no longer valid. */
  async refresh({ institutionId, token }: Viewer): Promise<Viewer | null> {
    if (!institutionId || !token) return null;
    const found = this.#known.get(token.id) ?? (await this.#read(institutionId, 'id', token.id));
    return found && !refusalOf(found) ? found.viewer : null;
  }

  /** Calls `end` when the viewer's token becomes invalid. Returns a function that stops watching. */
  watch(viewer: Viewer, end: () => void): () => void {
    const id = viewer.token!.id;
    const watched: Watched = this.#watchers.get(id) ?? { viewer, ends: new Set() };
    this.#watchers.set(id, watched);
    watched.ends.add(end);
    void this.#check(watched); // It may have ended since it was accepted. Not every change is announced, for example the end of a membership.
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
      this.#services.log.warn({ err: error }, 'reloading an API token failed');
    }
  }

  async #read(institutionId: string, by: keyof typeof FIND, value: string): Promise<Found | null> {
    const changes = this.#changes;
    const [json] = await this.#services.runStatements({ ...VISITOR, institutionId }, [
      { name: `api_token_by_${by}`, text: FIND[by], values: [institutionId, value, LAST_USE_INTERVAL] },
    ]);
    const found = json ? (JSON.parse(json) as Found) : null;
    if (found && changes === this.#changes) this.#known.set(found.viewer.token.id, found);
    return found;
  }

  /** Writes the last use without waiting. */
  #noteUse(found: Found): void {
    found.isUseNoted = true;
    const { institution, viewer } = found;
    const now = new Date();
    this.#services
      .runWrites({ viewer, transport: { requestId: '', operation: null } }, [
        {
          name: 'note_use',
          text: NOTE_USE,
          values: [institution.id, viewer.token.id, now, LAST_USE_INTERVAL],
        },
      ])
      .catch((error: unknown) =>
        this.#services.log.warn({ err: error }, 'recording the use of an API token failed'),
      );
  }
}

function refusalOf({ viewer, isRevoked, isMember, plan, institution }: Found): AppError | null {
  if (isRevoked) return Unauthenticated('This API token has been revoked.');
  if (viewer.token.expiresAt <= Date.now()) return Unauthenticated('This API token has expired.');
  if (!isMember) return Unauthenticated('The creator of this API token is no longer a member.');
  if (institution.isSuspended) return Suspended(institution);
  if (viewer.lacksTwoFactor)
    return TwoFactorSetUpRequired(
      `${institution.name} requires two-factor authentication. The creator of this API token has to set it up.`,
    );
  if (!hasApiAccess(plan)) return PlanRequired(`${institution.name}’s plan doesn’t include API access.`);
  return null;
}

const find = (column: string) => `
  select json_build_object(
    'viewer', json_build_object(
      ${MEMBER_VIEWER},
      'token', json_build_object(
        'id', t.id, 'scopes', t.scopes, 'expiresAt', floor(extract(epoch from t.expires_at) * 1000))),
    'isRevoked', t.revoked_at is not null,
    'isMember', a.id is not null,
    'plan', i.plan,
    'institution', json_build_object('id', i.id, 'name', i.name, 'isSuspended', i.suspended_at is not null,
      'closingAt', i.closing_at, 'suspensionReason', i.suspension_reason),
    'isUseNoted', coalesce(t.last_used_at > now() - $3::int * interval '1 minute', false))::text
  from api_token t
  join institution i on i.id = t.institution_id
  left join membership m on m.institution_id = t.institution_id and m.id = t.creator_id and m.status = 'active'
  left join account a on a.id = m.account_id
  where t.institution_id = $1 and t.${column} = $2`;

const FIND = { token_hash: find('token_hash'), id: find('id') };

const NOTE_USE = `
  update api_token set last_used_at = $3::timestamptz
  where institution_id = $1 and id = $2
    and (last_used_at is null or last_used_at <= $3::timestamptz - $4::int * interval '1 minute')`;
