import { LRUCache } from 'lru-cache';

/**
 * Characters of the statements that a connection keeps prepared. PostgreSQL takes up to fifty times as much memory for the
 * plans, and clients can send any number of documents.
 */
const MAX_PREPARED_TEXT = 1_000_000;

/** Statements prepared on a connection, by their names. The least recently used ones make room for others. */
export class PreparedStatements {
  readonly #kept = new LRUCache<string, string>({
    maxSize: MAX_PREPARED_TEXT,
    sizeCalculation: (text) => text.length,
    dispose: (_, name, reason) => {
      if (reason !== 'set') this.#dropped.add(name);
    },
  });
  readonly #dropped = new Set<string>();

  /** Returns whether a statement is short enough to be prepared. */
  static accepts(text: string): boolean {
    return text.length <= MAX_PREPARED_TEXT / 4;
  }

  /** Returns whether the text is prepared under the name, and counts as its use. */
  has(name: string, text: string): boolean {
    return this.#kept.get(name) === text;
  }

  add(name: string, text: string): void {
    this.#dropped.delete(name);
    this.#kept.set(name, text);
  }

  /** Forgets a statement of a batch that failed: nobody knows whether it was prepared. */
  forget(name: string): void {
    this.#kept.delete(name);
  }

  /** Returns the names of the statements to close since the last call. */
  takeDropped(): string[] {
    const names = [...this.#dropped];
    this.#dropped.clear();
    return names;
  }
}

const byConnection = new WeakMap<object, PreparedStatements>();

/** Returns the statements prepared on a connection. */
export function preparedOn(connection: object): PreparedStatements {
  const known = byConnection.get(connection);
  if (known) return known;
  const prepared = new PreparedStatements();
  byConnection.set(connection, prepared);
  return prepared;
}
