import pg from 'pg';
import { serialize } from 'pg-protocol';
import { observeBatch } from './observed-client.ts';
import { preparedOn, PreparedStatements } from './prepared-statements.ts';

/** A statement of a batch with its parameters. Prepared under its name when it has one and is short enough. */
export interface Step {
  name?: string | undefined;
  text: string;
  values: unknown[];
}

interface Connection {
  stream: { write: (bytes: Buffer) => boolean };
}

type Row = (string | null)[];

/** Last row of each step, or null. */
export type Rows = (Row | null)[];

// pg's conversion of values for the protocol, which its types omit.
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => string | null } })
  .utils;

/**
 * Statements that are sent to PostgreSQL in one write and answered together: parse, bind and execute of each,
 * then one sync, which makes them one transaction. `pg` itself would wait, or at least sync, after each.
 * Returns the last row of every statement as text.
 */
export class Batch {
  readonly #steps: Step[];
  readonly #preparesAll: boolean;
  readonly #rows: Rows;
  readonly #resolve: (rows: Rows) => void;
  readonly #reject: (error: Error) => void;
  #at = 0;

  private constructor(
    steps: Step[],
    preparesAll: boolean,
    resolve: (rows: Rows) => void,
    reject: (error: Error) => void,
  ) {
    this.#steps = steps;
    this.#preparesAll = preparesAll;
    this.#rows = steps.map(() => null);
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Texts of its statements. */
  get texts(): string[] {
    return this.#steps.map(({ text }) => text);
  }

  /**
   * Runs the steps on a client that is used for nothing else.
   * @param options.preparesAll prepares every statement, also those that earlier batches prepare: they may fail before it
   */
  static run(client: pg.ClientBase, steps: Step[], { preparesAll = false } = {}): Promise<Rows> {
    const end = observeBatch(client, () => shownText(steps));
    return new Promise((resolve, reject) => {
      const batch = end
        ? new Batch(
            steps,
            preparesAll,
            (rows) => (end(), resolve(rows)),
            (error) => (end(error), reject(error)),
          )
        : new Batch(steps, preparesAll, resolve, reject);
      void client.query(batch as never);
    });
  }

  /** Called by the client when the batch is next. */
  submit(connection: Connection): void {
    const prepared = preparedOn(connection);
    // First, where no failure of a statement keeps PostgreSQL from reading them.
    const messages = prepared.takeDropped().map((name) => serialize.close({ type: 'S', name }));
    for (const { name: wanted = '', text, values } of this.#steps) {
      const name = PreparedStatements.accepts(text) ? wanted : '';
      if (!name || !prepared.has(name, text) || this.#preparesAll) {
        // Another batch may have prepared it and failed before this was recorded.
        if (name) messages.push(serialize.close({ type: 'S', name }));
        messages.push(serialize.parse({ name, text }));
      }
      messages.push(
        serialize.bind({ statement: name, values: values as never, valueMapper: prepareValue }),
        serialize.execute({}),
      );
      if (name) prepared.add(name, text);
    }
    messages.push(serialize.sync());
    connection.stream.write(Buffer.concat(messages));
    this.#forget = () => {
      for (const { name } of this.#steps) if (name) prepared.forget(name);
    };
  }

  #forget = () => {};

  handleDataRow({ fields }: { fields: Row }): void {
    this.#rows[this.#at] = fields;
  }

  handleCommandComplete(): void {
    this.#at++;
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#forget();
    this.#reject(error);
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

/** Returns the texts of the steps that are not only settings. */
const shownText = (steps: Step[]): string =>
  steps
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('select set_config('))
    .join('; ');
