import { LRUCache } from 'lru-cache';
import type { Viewer } from '#kernel/viewer';
import type { RunStatements, Statement } from '#platform/read/reader';
import { type Catalogue, CATALOGUE } from './catalogue.ts';
import { Changes, type Present, type RunPlain } from './changes.ts';
import { type Moment, nextMoment } from './moments.ts';
import { Coverage, type Covered, keysOf, meansTime } from './coverage.ts';
import { SharedMemory } from './shared-memory.ts';
import { CATALOGUE_KEY } from '#platform/database/changes';

type Texts = (string | null)[];

interface Entry {
  /** Answers of the statements, once they are kept. */
  texts: Texts | null;
  /** Generations of the keys before the answers were read. */
  generations: readonly number[];
  /** Time before the answers were read, and the next moment at which others would be read: microseconds since 1970. */
  from: number;
  until: number;
  /** Whether the kept answers were sent at least once. */
  isUsed: boolean;
  /** Reads to pass before the answers are kept again, because kept ones changed before they were sent. */
  toPass: number;
  /** Number that `toPass` began with last. */
  passed: number;
}

/** An answer that was asked for once. */
const EMPTY: Entry = {
  texts: null,
  generations: [],
  from: 0,
  until: 0,
  isUsed: false,
  toPass: 0,
  passed: 0,
};

/** Reads to pass, at most, when answers change before they are sent again. */
const MAX_PASSED = 64;
/** Bytes of an entry besides its texts, at most. */
const ENTRY_BYTES = 500;
const BYTES_PER_CHARACTER = 2;
/** Number of statements whose coverage is remembered. */
const MAX_STATEMENTS = 10_000;
/** Number of next moments that are remembered. */
const MAX_MOMENTS = 2_000;
const MEGABYTE = 1024 * 1024;

/**
 * Answers of compiled reads in the memory of this process. An answer is sent again only when one small statement has shown, after
 * the request arrived, that no row of its institution changed that it may depend on (changes.ts). See decision 0152.
 */
export class Answers {
  readonly #memory: SharedMemory<Entry> | null;
  readonly #changes: Changes;
  readonly #runPlain: RunPlain;
  readonly #runStatements: RunStatements;
  #known: KnownStatements | null = null;
  readonly #moments = new LRUCache<string, Pick<Entry, 'from' | 'until'>>({ max: MAX_MOMENTS });
  #reading: Promise<KnownStatements> | null = null;
  /**
   * Number of reads, each counted once: asked for the first time, sent from memory, read and kept, changed since it was kept
   * and not kept again, passed because it changes too often, not covered, and those whose changes could not be checked.
   */
  readonly counters = { first: 0, sent: 0, kept: 0, changed: 0, passed: 0, uncovered: 0, failed: 0 };

  /** @param megabytes size of the memory; 0 keeps nothing */
  constructor(runPlain: RunPlain, runStatements: RunStatements, megabytes: number) {
    this.#runPlain = runPlain;
    this.#runStatements = runStatements;
    this.#changes = new Changes(runPlain);
    this.#memory = megabytes > 0 ? new SharedMemory(megabytes * MEGABYTE, sizeOf) : null;
  }

  /** Number of entries, and an upper bound of the bytes that they fill. */
  get state(): { entries: number; bytes: number } {
    return { entries: this.#memory?.size ?? 0, bytes: this.#memory?.bytes ?? 0 };
  }

  /** Returns the answers of a batch of statements: from memory if they are proven fresh, otherwise from `read`. */
  async of(viewer: Viewer, statements: Statement[], read: () => Promise<Texts>): Promise<Texts> {
    const memory = this.#memory;
    if (!memory || !isInside(viewer) || statements.some(({ digest }) => !digest)) return read();
    const known = this.#known ?? (await this.#readCatalogue().catch(() => null));
    if (!known || !statements.every((statement) => known.isCovered(statement))) {
      this.counters.uncovered++;
      return read();
    }
    const isPersonal = statements.some((statement) => known.isPersonal(statement, viewer.institutionId));
    const name = nameOf(isPersonal ? personOf(viewer) : 'all', viewer.institutionId, statements);
    if (name === null) {
      this.counters.uncovered++;
      return read();
    }
    const entry = memory.get(name);
    if (!entry) {
      // Most answers are asked for once: they are kept from the second time on.
      memory.set(viewer.institutionId, name, { ...EMPTY });
      this.counters.first++;
      return read();
    }
    if (entry.toPass > 0) {
      entry.toPass--;
      this.counters.passed++;
      return read();
    }
    const present = await this.#present(known, viewer, statements);
    if (!present) return read();
    const { generations, now } = present;
    if (entry.texts) {
      if (areSame(generations, entry.generations) && entry.from <= now && now < entry.until) {
        entry.isUsed = true;
        this.counters.sent++;
        return entry.texts;
      }
      const passed = entry.isUsed ? 0 : Math.min(entry.passed * 2 + 1, MAX_PASSED);
      if (passed > 0) {
        this.counters.changed++;
        memory.set(viewer.institutionId, name, { ...entry, texts: null, toPass: passed, passed });
        return read();
      }
    }
    const texts = await read();
    const until = await this.#nextMoment(known, viewer, statements, present).catch(() => now);
    const passed = entry.isUsed ? 0 : entry.passed;
    memory.set(viewer.institutionId, name, {
      texts,
      generations,
      from: now,
      until,
      isUsed: false,
      toPass: 0,
      passed,
    });
    this.counters.kept++;
    return texts;
  }

  /** Returns the next moment after a time at which the statements would read something else, though nothing changed. */
  async #nextMoment(
    known: KnownStatements,
    viewer: Insider,
    statements: readonly Statement[],
    { now, generations }: Present,
  ): Promise<number> {
    const { institutionId } = viewer;
    const moments = statements.flatMap((statement) => known.momentsOf(statement));
    if (moments.length === 0) return Infinity;
    // It is the same for all answers of the institution until something changes.
    const name = JSON.stringify([institutionId, moments, generations]);
    const found = this.#moments.get(name);
    if (found && found.from <= now && now < found.until) return found.until;
    const [next] = await this.#runStatements(viewer, [nextMoment(moments, institutionId, now)]);
    const until = next ? Number(next) : Infinity;
    this.#moments.set(name, { from: now, until });
    return until;
  }

  /** Returns the present state of everything that the statements may read, or null if it is not known. */
  async #present(
    known: KnownStatements,
    viewer: Insider,
    statements: readonly Statement[],
  ): Promise<Present | null> {
    const keys = new Set(statements.flatMap((statement) => known.keysOf(statement, viewer)));
    const found = await this.#changes.current([CATALOGUE_KEY, ...keys]).catch(() => null);
    if (!found) {
      this.counters.failed++;
      return null;
    }
    const [generation, ...generations] = found.generations;
    if (generation === known.generation) return { ...found, generations };
    if (this.#known === known) this.#known = null; // tables or functions may be others
    this.counters.changed++;
    return null;
  }

  /** Reads the catalogue, once for all who wait for it. */
  #readCatalogue(): Promise<KnownStatements> {
    this.#reading ??= this.#coverageNow().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #coverageNow(): Promise<KnownStatements> {
    const { generations } = await this.#changes.current([CATALOGUE_KEY]);
    const text = await this.#runPlain({ text: CATALOGUE, values: [] });
    this.#known = new KnownStatements(generations[0]!, new Coverage(JSON.parse(text!) as Catalogue));
    return this.#known;
  }
}

/** A statement by the catalogue. */
interface Known {
  /** Null if something that it depends on is not covered. */
  covered: Covered | null;
  /** Parameters that are the institution of all rows that depend on the person otherwise; null if some rows have none. */
  confinedBy: number[] | null;
}

/** The statements by the catalogue of one generation. */
class KnownStatements {
  readonly generation: number;
  readonly #coverage: Coverage;
  readonly #known = new LRUCache<string, Known>({ max: MAX_STATEMENTS });

  constructor(generation: number, coverage: Coverage) {
    this.generation = generation;
    this.#coverage = coverage;
  }

  /** Returns whether all that a statement depends on notes its changes. */
  isCovered(statement: Statement): boolean {
    return this.#of(statement).covered !== null;
  }

  /** Returns whether row level security may show other rows to another person. */
  isPersonal(statement: Statement, institutionId: string): boolean {
    const { confinedBy } = this.#of(statement);
    return !confinedBy?.every((number) => statement.values[number - 1] === institutionId);
  }

  /** Returns the keys of everything that a covered statement may read. */
  keysOf(statement: Statement, viewer: Insider): string[] {
    const { tables } = this.#of(statement).covered!;
    const isPersonal = this.isPersonal(statement, viewer.institutionId);
    return keysOf(isPersonal ? tables : tables.filter(({ by }) => by !== 'account'), viewer);
  }

  /** Returns the moments at which a covered statement reads something else. */
  momentsOf(statement: Statement): Moment[] {
    return this.#of(statement).covered!.moments;
  }

  #of({ digest, text }: Statement): Known {
    let known = this.#known.get(digest!);
    if (!known) {
      const covered = this.#coverage.of(text);
      known = { covered, confinedBy: covered && this.#coverage.confinedBy(text, covered) };
      this.#known.set(digest!, known);
    }
    return known;
  }
}

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/** A reader inside an institution. */
type Insider = Viewer & { institutionId: string };

const isInside = (viewer: Viewer): viewer is Insider => viewer.institutionId !== null;

/** Returns whose own rows row level security shows. A token reads within its institution, without its creator's. */
const personOf = ({ token, accountId }: Viewer): string => (token ? '' : (accountId ?? ''));

/**
 * Returns a name of everything that an answer depends on besides the rows: statements, parameters, and the settings of the reader
 * (database/statements.ts). Null if a parameter may mean the time, or is of a kind that the name would not tell apart.
 */
function nameOf(person: string, institutionId: string, statements: readonly Statement[]): string | null {
  const parts: unknown[] = [person, institutionId];
  for (const { digest, values } of statements) {
    if (!values.flat(Infinity).every(isNameable)) return null;
    parts.push(digest, values);
  }
  return JSON.stringify(parts);
}

/** Returns whether JSON tells a parameter from all others, and whether it means the same at any time. */
function isNameable(value: unknown): boolean {
  if (typeof value === 'string') return !meansTime(value);
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  return value === null || value === undefined || typeof value === 'boolean' || Number.isFinite(value);
}

function sizeOf({ texts }: Entry, name: string): number {
  const characters = (texts ?? []).reduce((sum, text) => sum + (text?.length ?? 0), name.length);
  return characters * BYTES_PER_CHARACTER + ENTRY_BYTES;
}
