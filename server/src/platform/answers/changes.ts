import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { HORIZON } from '#platform/database/changes';
import type { Step } from '#platform/database/batch';

/** Runs a statement on tables of no tenant. Returns its text. */
export type RunPlain = (statement: Step) => Promise<string | null>;

/** Number of keys whose changes are followed; those that were asked for longest ago start again. */
const MAX_KEYS = 20_000;

interface Known {
  /** Number of what was read under the key; a change gives another one. */
  generation: number;
  /** Snapshot at which the generation was the current one. */
  snapshot: string;
}

/** The present state of some keys. */
export interface Present {
  generations: number[];
  /** Time at the database, in microseconds since 1970. */
  now: number;
}

interface Waiting {
  keys: readonly string[];
  resolve: (present: Present) => void;
  reject: (error: unknown) => void;
}

/**
 * SQL of the current snapshot, the start of the server, the time, and the positions of the keys under which something
 * changed since their snapshots, or may have: notes below the horizon are forgotten (forget-changes.ts). A note is new if it
 * is visible now and was not visible then, whenever its transaction began.
 */
const CHECK = `
  select json_build_array(pg_current_snapshot()::text, pg_postmaster_start_time(),
    (extract(epoch from now()) * 1000000)::bigint, (
    select coalesce(json_agg(known.place), '[]')
    from unnest($1::uuid[], $2::text[]) with ordinality known (key, snapshot, place)
    where exists (select from change c where c.key = known.key
        and c.xid >= pg_snapshot_xmin(known.snapshot::pg_snapshot)
        and not pg_visible_in_snapshot(c.xid, known.snapshot::pg_snapshot))
      or exists (select from change c where c.key = '${HORIZON}'
        and c.xid >= pg_snapshot_xmin(known.snapshot::pg_snapshot))))::text`;

/**
 * Follows the changes of rows by their keys (database/changes.ts). What was read after `current` returned a generation is fresh
 * as long as a later call returns the same one.
 */
export class Changes {
  readonly #run: RunPlain;
  readonly #known = new LRUCache<string, Known>({ max: MAX_KEYS });
  #generation = 0;
  /** Start of the server of the database. Another server may have given the same numbers to other transactions. */
  #server: unknown;
  #waiting: Waiting[] = [];
  #isChecking = false;

  constructor(run: RunPlain) {
    this.#run = run;
  }

  /**
   * Returns the generations of the keys, at a moment after the call. Calls during a check share the next one: the running one may
   * have read its snapshot before a change that the caller knows.
   */
  current(keys: readonly string[]): Promise<Present> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ keys, resolve, reject });
      if (!this.#isChecking) void this.#check();
    });
  }

  async #check(): Promise<void> {
    this.#isChecking = true;
    while (this.#waiting.length > 0) {
      await setImmediate(); // the other requests of this turn of the event loop join
      const waiting = this.#waiting;
      this.#waiting = [];
      try {
        const { generations, now } = await this.#present(new Set(waiting.flatMap(({ keys }) => keys)));
        for (const { keys, resolve } of waiting)
          resolve({ generations: keys.map((key) => generations.get(key)!), now });
      } catch (error) {
        for (const { reject } of waiting) reject(error);
      }
    }
    this.#isChecking = false;
  }

  async #present(keys: Set<string>): Promise<{ generations: Map<string, number>; now: number }> {
    const followed = [...keys].flatMap((key) => {
      const known = this.#known.get(key);
      return known ? [{ key, ...known }] : [];
    });
    const text = await this.#run({
      name: 'changes',
      text: CHECK,
      values: [followed.map(({ key }) => key), followed.map(({ snapshot }) => snapshot)],
    });
    const [snapshot, server, now, changed] = JSON.parse(text!) as [string, unknown, number, number[]];
    if (server !== this.#server) this.#known.clear();
    const same = new Map(
      server === this.#server ? followed.map(({ key, generation }) => [key, generation]) : [],
    );
    this.#server = server;
    for (const place of changed) same.delete(followed[place - 1]!.key);
    const generations = new Map<string, number>();
    for (const key of keys) {
      const generation = same.get(key) ?? ++this.#generation;
      generations.set(key, generation);
      this.#known.set(key, { generation, snapshot });
    }
    return { generations, now };
  }
}
