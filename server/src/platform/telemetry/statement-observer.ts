import type { Logger } from 'pino';
import { meter } from './meter.ts';
import type { Span } from './span.ts';
import { plainStatement, type ShownStatement } from './plain-statement.ts';
import { currentTraceId, tracing } from './tracing.ts';
import { currentWork } from './work.ts';

/** Called with the error, or without one, when a statement has ended. */
export type EndStatement = (error?: unknown) => void;

/** Observes the statements of a process: for the metrics, for traces, and for the log of slow ones. */
export class StatementObserver {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #slow: number;

  /** @param slow milliseconds after which a statement is logged; 0 for never */
  constructor(log: Pick<Logger, 'warn'>, slow: number) {
    this.#log = log;
    this.#slow = slow > 0 ? slow : Infinity;
  }

  /** Returns the function to call at the end of a statement that starts now; undefined if nobody wants to know. */
  start(pool: string, statement: ShownStatement): EndStatement | undefined {
    if (this.#slow === Infinity && !meter && !tracing) return undefined;
    const span = startSpan(pool, statement);
    const startedAt = performance.now();
    return (error) => {
      const milliseconds = performance.now() - startedAt;
      meter?.statement(pool, milliseconds / 1000, error !== undefined);
      if (error !== undefined) span?.fail(error);
      span?.end();
      if (milliseconds >= this.#slow) this.#report(pool, statement, milliseconds);
    };
  }

  #report(pool: string, statement: ShownStatement, milliseconds: number): void {
    meter?.slowStatement(pool);
    const work = currentWork();
    this.#log.warn(
      {
        pool,
        milliseconds: Math.round(milliseconds),
        ...(work && { operation: work.name, requestId: work.requestId }),
        ...(currentTraceId() && { traceId: currentTraceId() }),
        statement: plainStatement(statement),
      },
      'slow statement',
    );
  }
}

/** Starts a span for a statement of the current work. Statements of the process itself, such as heartbeats, have none. */
function startSpan(pool: string, statement: ShownStatement): Span | undefined {
  const parent = currentWork()?.span;
  if (!tracing || !parent) return undefined;
  return tracing.start('statement', 'client', parent, {
    'db.system.name': 'postgresql',
    'db.query.text': plainStatement(statement),
    'lyceum.pool': pool,
  });
}
