import type { Socket } from 'node:net';
import type pg from 'pg';

/** Bytes of a table that wait in memory before reading from the connection pauses. */
const MAX_WAITING = 4 * 1024 * 1024;

/** The part of a connection of `pg` that copies data. Its types leave it out. */
interface CopyConnection {
  stream: Socket;
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
}

/** A query that `pg` submits and notifies of the answers of the database. */
abstract class CopyQuery {
  readonly #text: string;
  /** Resolves when the database has finished; rejects with its error. */
  readonly ended: Promise<void>;
  #resolve!: () => void;
  #reject!: (error: Error) => void;
  #error: Error | null = null;
  /** Error of our own, which ended the query. */
  protected failure: Error | null = null;

  constructor(text: string) {
    this.#text = text;
    this.ended = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.ended.catch(() => undefined); // reported by the call that waits for it
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text);
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#reject(this.failure ?? error);
    this.onEnd();
  }

  handleReadyForQuery(): void {
    if (this.#error) return;
    this.#resolve();
    this.onEnd();
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}

  /** Called when the database has finished. */
  protected abstract onEnd(): void;
}

/** `COPY … TO STDOUT`. */
class CopyOut extends CopyQuery {
  readonly #chunks: Buffer[] = [];
  #waiting = 0;
  #connection: CopyConnection | null = null;
  #isOver = false;
  #wake: () => void = () => undefined;

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    this.#connection = connection;
    this.#chunks.push(chunk);
    this.#waiting += chunk.length;
    if (this.#waiting > MAX_WAITING) connection.stream.pause();
    this.#wake();
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFail('The statement reads from its input.');
  }

  protected onEnd(): void {
    this.#isOver = true;
    this.#wake();
  }

  /** Returns what has arrived, at least one chunk; null at the end. */
  async next(): Promise<Buffer | null> {
    while (this.#chunks.length === 0 && !this.#isOver)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    if (this.#chunks.length === 0) return null;
    const arrived = Buffer.concat(this.#chunks);
    this.#chunks.length = 0;
    this.#waiting = 0;
    this.#connection?.stream.resume();
    return arrived;
  }
}

/** `COPY … FROM STDIN`. */
class CopyIn extends CopyQuery {
  readonly #from: AsyncIterable<Buffer>;
  #isOver = false;

  constructor(text: string, from: AsyncIterable<Buffer>) {
    super(text);
    this.#from = from;
  }

  handleCopyData(): void {}

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection);
  }

  protected onEnd(): void {
    this.#isOver = true;
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#from) {
        if (this.#isOver) return; // the database refused a row
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await drained(connection.stream);
      }
      if (!this.#isOver) connection.endCopyFrom();
    } catch (error) {
      this.failure = error as Error;
      if (!this.#isOver) connection.sendCopyFail('The input failed.');
    }
  }
}

/** Resolves when a socket takes more, or has closed. */
const drained = (stream: Socket): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done);
      stream.off('close', done);
      resolve();
    };
    stream.once('drain', done);
    stream.once('close', done);
  });

/** Runs `COPY … TO STDOUT` and returns its output, as fast as it is read. */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  const query = client.query(new CopyOut(statement) as never) as unknown as CopyOut;
  for (let chunk = await query.next(); chunk; chunk = await query.next()) yield chunk;
  await query.ended;
}

/** Runs `COPY … FROM STDIN` with the given input. */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  from: AsyncIterable<Buffer>,
): Promise<void> {
  const query = client.query(new CopyIn(statement, from) as never) as unknown as CopyIn;
  await query.ended;
}
