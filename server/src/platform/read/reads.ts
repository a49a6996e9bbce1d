import type { GraphQLResolveInfo } from 'graphql';
import { NIL_UUID } from '#kernel/nil-uuid';
import type { Viewer } from '#kernel/viewer';
import { withheld } from './confinement.ts';
import { lookUp } from './look-up.ts';
import { KEYED, type RowsReader, type ReadPlans, type RunStatements, type Statement } from './reader.ts';
import { isForReady, ReadyJson } from './ready.ts';
import { homesOf } from './homes.ts';
import type { Source } from './source.ts';
import { tablesWith } from './tables-with.ts';

type Homes = ReadonlyMap<string, string>;

interface Waiting {
  statement: Statement;
  resolve: (json: string | null) => void;
  reject: (error: unknown) => void;
}

/** Reads of one operation. Root fields that resolve together run together, in one snapshot. */
export class Reads {
  readonly #plans: ReadPlans;
  readonly #run: RunStatements;
  readonly #viewer: Viewer;
  #waiting: Waiting[] = [];

  constructor(plans: ReadPlans, run: RunStatements, viewer: Viewer) {
    this.#plans = plans;
    this.#run = run;
    this.#viewer = viewer;
  }

  /** Returns the value of a root field: the selection, read from `source` with the given values, or null. */
  async get(
    info: GraphQLResolveInfo,
    source: Source,
    given: Record<string, unknown> = {},
  ): Promise<object | null> {
    const document = { ...info, variables: info.variableValues, token: this.#viewer.token };
    if (withheld(document, info.parentType, info.fieldNodes)) return null;
    const open = this.#openTablesOf(source);
    if (!open) return this.#read(info, source, given, { viewer: this.#viewer });
    const ids = idsIn(source, given);
    const homes = await this.#homesOf(open, ids);
    return Array.isArray(ids)
      ? this.#readEach(info, source, ids, homes)
      : this.#read(info, source, given, this.#in(homes, ids));
  }

  async #read(
    info: GraphQLResolveInfo,
    source: Source,
    given: Record<string, unknown>,
    reader: RowsReader,
  ): Promise<object | null> {
    if (source.isOfAny) return this.#readAmong(info, source, given, reader);
    const json = await this.#queue(this.#plans.root(info, source, given, reader));
    return json === null ? null : valueOf(info, json);
  }

  /** Reads rows of a source with several tables, from those that have them. */
  async #readAmong(
    info: GraphQLResolveInfo,
    source: Source,
    given: Record<string, unknown>,
    reader: RowsReader,
  ): Promise<object | null> {
    const ids = idsIn(source, given) ?? [];
    const found = await this.#queue(tablesWith([ids].flat(), this.#plans.tablesOf(source), reader));
    if (found !== null) {
      const among = (JSON.parse(found) as string[]).toSorted();
      const json = await this.#queue(this.#plans.root(info, source, given, { ...reader, among }));
      return json === null ? null : valueOf(info, json);
    }
    return Array.isArray(ids) ? valueOf(info, JSON.stringify(ids.map(() => null))) : null;
  }

  /** Reads rows of several institutions: one statement for each of these. */
  async #readEach(
    info: GraphQLResolveInfo,
    source: Source,
    ids: readonly string[],
    homes: Homes,
  ): Promise<(object | null)[]> {
    const found: (object | null)[] = ids.map(() => null);
    const byHome = new Map<string, number[]>();
    for (const [at, id] of ids.entries()) {
      const home = homeOf(homes, id);
      byHome.set(home, [...(byHome.get(home) ?? []), at]);
    }
    await Promise.all(
      Array.from(byHome, async ([home, at]) => {
        const reader = { viewer: this.#viewer, home };
        const rows = await this.#read(info, source, { ids: at.map((one) => ids[one]!) }, reader);
        at.forEach((one, of) => (found[one] = (rows as (object | null)[])[of]!));
      }),
    );
    return found;
  }

  /** Whether institutions of rows are looked up before these are read. */
  get #isOutsideInCluster(): boolean {
    return this.#plans.isOnCluster && !this.#viewer.institutionId;
  }

  /**
   * Returns the tables in which the institution of the rows of a source is looked up, so that their statement asks one node of a
   * cluster: none where the reader may read no rows at all. Undefined where nothing is looked up.
   */
  #openTablesOf(source: Source): string[] | undefined {
    if (!this.#isOutsideInCluster) return undefined;
    const tables = this.#plans.openTablesOf(source);
    return source.byId || tables?.length === 0 ? tables : undefined;
  }

  #homesOf(tables: readonly string[], ids: string | readonly string[] | undefined): Promise<Homes> {
    return homesOf(this.#run, this.#viewer, { ids: [ids ?? []].flat(), tables, isOnCluster: true });
  }

  #in(homes: Homes, id = ''): RowsReader {
    return { viewer: this.#viewer, home: homeOf(homes, id) };
  }

  /** Returns the reader of the first of some sources that finds a row by ID. */
  async #readerOf(sources: Record<string, Source>, given: Record<string, unknown>): Promise<RowsReader> {
    if (!this.#isOutsideInCluster) return { viewer: this.#viewer };
    for (const source of Object.values(sources)) {
      const id = idsIn(source, given);
      const open = typeof id === 'string' && this.#openTablesOf(source);
      if (open) return this.#in(await this.#homesOf(open, id), id);
    }
    return { viewer: this.#viewer };
  }

  /**
   * Returns the payload of a mutation or a subscription: fields with a source are read, the others are taken
   * from `plain` by name.
   */
  async payload(
    info: GraphQLResolveInfo,
    sources: Record<string, Source>,
    given: Record<string, unknown> = {},
    plain: Record<string, unknown> = {},
  ): Promise<object> {
    const json = await this.#queue(
      this.#plans.payload(info, sources, given, await this.#readerOf(sources, given)),
    );
    return payloadOf(info, json ?? '{}', plain);
  }

  /** Returns a payload, or null unless the viewer can read a row of `required`, one of the fields with a source. */
  async payloadWith(
    required: string,
    info: GraphQLResolveInfo,
    sources: Record<string, Source>,
    given: Record<string, unknown>,
    plain: Record<string, unknown>,
  ): Promise<object | null> {
    const json = await this.#queue(
      this.#plans.payload(info, sources, given, await this.#readerOf(sources, given), required),
    );
    return json === null ? null : payloadOf(info, json, plain);
  }

  #queue(statement: Statement): Promise<string | null> {
    return new Promise((resolve, reject) => {
      // Runs after all resolvers of this tick have queued their statements.
      if (this.#waiting.push({ statement, resolve, reject }) === 1)
        process.nextTick(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const looked = await lookUp(
        this.#run,
        this.#viewer,
        batch.map(({ statement }) => statement),
      );
      const answers = await this.#run(this.#viewer, [...looked]);
      batch.forEach(({ resolve }, at) => resolve(answers[at] ?? null));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

/** Returns the ID, or the IDs, of the rows that a source reads. Undefined unless it finds them by these. */
const idsIn = ({ byId = [] }: Source, given: Record<string, unknown>): string | string[] | undefined =>
  byId.map((name) => given[name]).find(Boolean) as string | string[] | undefined;

/** Returns the institution of a row; one that does not exist for a row that was not found, so that its read asks one node. */
const homeOf = (homes: Homes, id: string): string => homes.get(id.toLowerCase()) ?? NIL_UUID;

/** Returns the resolver's value for JSON that was read: opaque when the response contains it unchanged. */
const valueOf = (info: GraphQLResolveInfo, json: string): object =>
  isForReady(info) ? new ReadyJson(json) : (JSON.parse(json) as object);

/** Merges two payloads that were read for different viewers. */
export function merged(one: object, other: object): object {
  if (!(one instanceof ReadyJson && other instanceof ReadyJson)) return { ...one, ...other };
  const [first, second] = [one, other].map(({ text }) => JSON.parse(text) as object);
  return new ReadyJson(JSON.stringify({ ...first, ...second }));
}

/** Returns the object of a payload: read data and plain values. */
export function payloadOf(
  info: GraphQLResolveInfo,
  json: string,
  plain: Record<string, unknown> = {},
): object {
  const value = valueOf(info, json);
  return value instanceof ReadyJson ? value : { ...value, [KEYED]: plain };
}
