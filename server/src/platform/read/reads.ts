import type { GraphQLResolveInfo } from 'graphql';
import type { Viewer } from '#kernel/viewer';
import { withheld } from './confinement.ts';
import { KEYED, type ReadPlans, type RunStatements, type Statement } from './reader.ts';
import { isForReady, ReadyJson } from './ready.ts';
import type { Source } from './source.ts';

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
    const json = await this.#queue(this.#plans.root(info, source, given, this.#viewer));
    return json === null ? null : valueOf(info, json);
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
    const json = await this.#queue(this.#plans.payload(info, sources, given, this.#viewer));
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
    const json = await this.#queue(this.#plans.payload(info, sources, given, this.#viewer, required));
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
      const statements = await this.#looked(batch.map(({ statement }) => statement));
      const answers = await this.#run(this.#viewer, statements);
      batch.forEach(({ resolve }, at) => resolve(answers[at] ?? null));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Looks up the pages that statements read, if any, and returns the statements with what was found. */
  async #looked(statements: Statement[]): Promise<Statement[]> {
    const lookups = statements.flatMap(({ lookup }) => lookup?.statement ?? []);
    if (lookups.length === 0) return statements;
    const found = await this.#run(this.#viewer, lookups);
    return statements.map((statement) =>
      statement.lookup ? { ...statement, values: statement.lookup.valuesWith(found.shift()!) } : statement,
    );
  }
}

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
