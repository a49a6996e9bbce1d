import type { GraphQLResolveInfo } from 'graphql';
import type { Viewer } from '../graphql/viewer.ts';
import { KEYED, type ReadPlans, type RunStatements, type Statement } from './reader.ts';
import type { Source } from './source.ts';

interface Waiting {
  statement: Statement;
  resolve: (json: string | null) => void;
  reject: (error: unknown) => void;
}

/** The reads of one operation: root fields that resolve together run together, in one snapshot. */
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

  /** The value of a root field: the selection read from `source` with the given values; null where no row is. */
  async get<T = object>(
    info: GraphQLResolveInfo,
    source: Source,
    given: Record<string, unknown> = {},
  ): Promise<T | null> {
    return parse(await this.#queue(this.#plans.root(info, source, given, this.#viewer))) as T | null;
  }

  /**
   * The object that a mutation or a subscription answers with: fields with a source are read, the others are taken
   * from `plain` by their names.
   */
  async payload(
    info: GraphQLResolveInfo,
    sources: Record<string, Source>,
    given: Record<string, unknown> = {},
    plain: Record<string, unknown> = {},
  ): Promise<object> {
    const json = await this.#queue(this.#plans.payload(info, sources, given, this.#viewer));
    return { ...(parse(json) as object), [KEYED]: plain };
  }

  #queue(statement: Statement): Promise<string | null> {
    return new Promise((resolve, reject) => {
      // Runs once every resolver of this moment, each some promises deep, has queued its statement.
      if (this.#waiting.push({ statement, resolve, reject }) === 1)
        process.nextTick(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const answers = await this.#run(
        this.#viewer,
        batch.map(({ statement }) => statement),
      );
      batch.forEach(({ resolve }, at) => resolve(answers[at] ?? null));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

const parse = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
