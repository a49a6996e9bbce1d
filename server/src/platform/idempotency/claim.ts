import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v4 as uuidv4 } from 'uuid';
import { createContext } from '#platform/request/create-context';
import type { Context } from '#platform/request/context';
import { KeyInUse, KeyReused } from './errors.ts';
import { RETENTION_HOURS } from './idempotency-key.ts';

/** Seconds after which another request takes over the key of one that was never heard of again. */
const CLAIM_SECONDS = 30;

/** Longer answers, in characters, are not kept but read again. */
const MAX_STORED_ANSWER = 100_000;

interface Place {
  ownerId: string;
  key: string;
  id: string;
}

/** One transaction of a claimed request. */
export interface Step {
  /** Its result, where an earlier try has committed it; it is not run again then. */
  done: { result: unknown } | null;
  /** Keeps the result with the transaction itself: both are committed or none. @throws AppError where another took over */
  record: (em: EntityManager, result: unknown) => Promise<void>;
}

/**
 * A request's hold on its Idempotency-Key. Each of its transactions writes its result beside the key, so that a repeat,
 * whenever the process died, does only what was not committed.
 */
export class Claim {
  readonly #context: Context;
  readonly #place: Place;
  readonly #results: Readonly<Record<string, unknown>>;
  #steps = 0;

  constructor(context: Context, place: Place, results: Readonly<Record<string, unknown>>) {
    this.#context = context;
    this.#place = place;
    this.#results = results;
  }

  /** Whether an earlier try has committed something, so that the answer is about that. */
  get isResumed(): boolean {
    return Object.keys(this.#results).length > 0;
  }

  /** The next transaction of the request: the same request has the same ones in the same order. */
  nextStep(): Step {
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
   * Keeps the answer for those who ask again; without one lets the next request have the key, anew or, where something
   * was committed, from there on. Never fails: what was done is done, and whoever asks again finds it.
   */
  async end(answer: string | null): Promise<void> {
    const { services, transport } = this.#context;
    const { ownerId, key, id } = this.#place;
    const isKept = answer !== null && answer.length <= MAX_STORED_ANSWER;
    try {
      await this.#context.transaction(async (em) => {
        if (isKept) return em.execute(COMPLETE, [answer, ownerId, key, id]);
        await em.execute(FORGET, [ownerId, key, id]);
        return em.execute(RELEASE, [ownerId, key, id]);
      });
    } catch (err) {
      services.log.error({ err, requestId: transport.requestId }, 'an answer could not be kept for its key');
    }
  }
}

/** What a request with a key is to do: to run under its claim, or to give an earlier answer again. */
export type Claimed = { claim: Claim } | { answer: string };

/**
 * Claims a key for a request that is described by `asked`, as whatever must be the same in a repeat.
 * @throws AppError IDEMPOTENCY_KEY_REUSED where it was another request's, IDEMPOTENCY_KEY_IN_USE while the first is under way
 */
export async function claimKey(
  { services, viewer, transport }: Context,
  key: string,
  asked: unknown,
): Promise<Claimed> {
  const context = createContext(services, viewer, { ...transport, claim: null });
  const accountId = viewer.accountId!;
  const place = { ownerId: ownerOf(context), key, id: uuidv4() };
  const request = hashOf([viewer.institutionId, asked]);
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
  if (found?.answer) return { answer: found.answer };
  throw KeyInUse();
}

/** Each token of the API has keys of its own; the sessions of an account share theirs. */
const ownerOf = ({ viewer }: Context): string => viewer.token?.id ?? viewer.accountId!;

const hashOf = (asked: unknown) => createHash('sha256').update(canonical(asked)).digest('base64url');

/** As JSON in which the order of an object's members makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

// A key is free when nobody has it, when it has expired, or when the request that has it, the same one, was not heard of
// for as long as a request takes. One statement: of any number at once, one gets it.
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

const FORGET = `delete from idempotency_key where owner_id = ? and key = ? and claim = ? and results = '{}'`;

const RELEASE =
  'update idempotency_key set claimed_until = now() where owner_id = ? and key = ? and claim = ?';
