import type pg from 'pg';
import type { StatementObserver, EndStatement } from '#platform/telemetry/statement-observer';

interface Observed {
  pool: string;
  observer: StatementObserver;
}

type Callback = (error: unknown, ...rest: unknown[]) => void;
type Query = (...asked: unknown[]) => unknown;

const observed = new WeakMap<object, Observed>();

/** Observes the statements of a client: those of `query` here, batches in Batch.run. */
export function observeClient(client: pg.Client, pool: string, observer: StatementObserver): void {
  observed.set(client, { pool, observer });
  const query = client.query.bind(client) as Query;
  const observing: Query = (...asked) => {
    const text = textOf(asked[0]);
    const end = text === null ? undefined : observer.start(pool, { text: () => text, mayHaveValues: true });
    return end ? ending(query, asked, end) : query(...asked);
  };
  client.query = observing as typeof client.query;
}

/** Starts to observe a batch of a client; undefined if nobody wants to know. */
export function observeBatch(client: object, text: () => string): EndStatement | undefined {
  const known = observed.get(client);
  return known?.observer.start(known.pool, { text, mayHaveValues: false });
}

/** Returns the text of what `query` takes; null for an object that handles its answer itself, such as a batch. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  const { submit, text } = (asked ?? {}) as { submit?: unknown; text?: unknown };
  return submit === undefined && typeof text === 'string' ? text : null;
}

/** Runs a query and calls `end` with its error or without one. It has a callback, or returns a promise. */
function ending(query: Query, asked: unknown[], end: EndStatement): unknown {
  const callback = asked.at(-1);
  if (typeof callback === 'function') {
    const called: Callback = (error, ...rest) => {
      end(error ?? undefined);
      (callback as Callback)(error, ...rest);
    };
    return query(...asked.slice(0, -1), called);
  }
  const answer = query(...asked) as Promise<unknown>;
  answer.then(() => end(), end);
  return answer;
}
