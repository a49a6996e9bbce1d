import { createHmac } from 'node:crypto';
import { v4 as uuidv4 } from 'uuid';
import { createContext } from '#platform/request/create-context';
import type { Context } from '#platform/request/context';
import type { ClaimedTransaction, RequestClaim } from '#platform/request/transport';
import { KeyInUse, KeyReused } from './errors.ts';
import { RETENTION_HOURS } from './idempotency-key.ts';

/** Seconds after which another request may take over the key of a request that did not finish. */
const CLAIM_SECONDS = 30;

/** Maximum length of a stored response, in characters. A repeat runs again for a longer one. */
const MAX_STORED_RESPONSE = 100_000;

interface Place {
  ownerId: string;
  key: string;
  id: string;
}

/**
 * Exclusive claim of a request on its Idempotency-Key. Each of its transactions stores its result with the key. After a
 * crash at any point, a repeat runs only the transactions that were not committed.
 */
export class Claim implements RequestClaim {
  readonly #context: Context;
  readonly #place: Place;
  readonly #results: Readonly<Record<string, unknown>>;
  #steps = 0;

  constructor(context: Context, place: Place, results: Readonly<Record<string, unknown>>) {
    this.#context = context;
    this.#place = place;
    this.#results = results;
  }

  /** Whether an earlier attempt committed a transaction, which the response then describes. */
  get isResumed(): boolean {
    return Object.keys(this.#results).length > 0;
  }

  /** Returns the next transaction. A repeated request runs the same transactions in the same order. */
  nextStep(): ClaimedTransaction {
    const number = String(this.#steps++);
    const { ownerId, key, id } = this.#place;
    return {
      done: number in this.#results ? { result: this.#results[number] } : null,
      record: async (em, result) => {
        const written = await em.execute<unknown[]>(RECORD, [
          number,
          JSON.stringify(result ?? null),
          ownerId,
          key,
          id,
        ]);
        if (written.length === 0) throw KeyInUse();
      },
    };
  }

  /**
   * Stores the response for repeats. Without one it releases the key, and the next request resumes after the last committed
   * transaction. Failures are only logged, because the request itself is done.
   */
  async end(response: string | null): Promise<void> {
    const { services, transport } = this.#context;
    const { ownerId, key, id } = this.#place;
    const isStored = response !== null && response.length <= MAX_STORED_RESPONSE;
    try {
      await this.#context.transaction(async (em) => {
        if (isStored) return em.execute(COMPLETE, [response, ownerId, key, id]);
        await em.execute(DELETE_UNUSED, [ownerId, key, id]);
        return em.execute(RELEASE, [ownerId, key, id]);
      });
    } catch (err) {
      services.log.error(
        { err, requestId: transport.requestId },
        'storing the response of an idempotency key failed',
      );
    }
  }
}

/** Result of claiming a key: a claim to run under, or the response of the first request. */
export type Claimed = { claim: Claim } | { response: string };

/**
 * Claims an Idempotency-Key for a request.
 * @param content parts of the request that must be the same in a repeat
 * @throws AppError IDEMPOTENCY_KEY_REUSED if another request has the key, IDEMPOTENCY_KEY_IN_USE while the first one runs
 */
export async function claimKey(
  { services, viewer, transport }: Context,
  key: string,
  content: unknown,
): Promise<Claimed> {
  const context = createContext(services, viewer, { ...transport, claim: null });
  const accountId = viewer.accountId!;
  const place = { ownerId: ownerOf(context), key, id: uuidv4() };
  const request = hashContent(services.config.jwtSecret, [viewer.institutionId, content]);
  const found = await context.transaction(async (em) => {
    const [claimed] = await em.execute<{ results: Record<string, unknown> }[]>(CLAIM, [
      place.ownerId,
      key,
      accountId,
      request,
      place.id,
      CLAIM_SECONDS,
      RETENTION_HOURS,
    ]);
    if (claimed) return claimed;
    const [known] = await em.execute<{ request: string; answer: string | null }[]>(FIND, [
      place.ownerId,
      key,
    ]);
    return known;
  });
  if (found && 'results' in found) return { claim: new Claim(context, place, found.results) };
  if (found && found.request !== request) throw KeyReused();
  if (found?.answer) return { response: found.answer };
  throw KeyInUse();
}

/** Returns the owner of a key: the API token, or the account for all its sessions. */
const ownerOf = ({ viewer }: Context): string => viewer.token?.id ?? viewer.accountId!;

/** Returns a hash of a request that may have a password. Without the server's secret, no one can try passwords with the hash. */
const hashContent = (secret: string, content: unknown) =>
  createHmac('sha256', secret)
    .update(`idempotency\0${toCanonicalJson(content)}`)
    .digest('base64url');

/** Serializes a value as JSON with sorted members. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

// A key is free if it is unused, if it has expired, or if the same request claimed it and did not finish in time. One
// statement, so that only one of any number of concurrent requests gets it.
const CLAIM = `
  insert into idempotency_key as k (owner_id, key, account_id, request, claim, claimed_until, expires_at)
  values (?, ?, ?, ?, ?, now() + ? * interval '1 second', now() + ? * interval '1 hour')
  on conflict (owner_id, key) do update set
    request = excluded.request, claim = excluded.claim, claimed_until = excluded.claimed_until, answer = null,
    results = case when k.expires_at <= now() then '{}' else k.results end,
    expires_at = case when k.expires_at <= now() then excluded.expires_at else k.expires_at end
  where k.expires_at <= now()
    or (k.answer is null and k.claimed_until <= now() and k.request = excluded.request)
  returning results`;

const FIND = 'select request, answer from idempotency_key where owner_id = ? and key = ?';

const RECORD = `
  update idempotency_key set results = results || jsonb_build_object(?::text, ?::jsonb)
  where owner_id = ? and key = ? and claim = ? returning true`;

const COMPLETE = 'update idempotency_key set answer = ? where owner_id = ? and key = ? and claim = ?';

const DELETE_UNUSED = `delete from idempotency_key where owner_id = ? and key = ? and claim = ? and results = '{}'`;

const RELEASE =
  'update idempotency_key set claimed_until = now() where owner_id = ? and key = ? and claim = ?';
