import { serialize } from 'pg-protocol';

/** Statements that this process sends to PostgreSQL in any way: pools, the ORM, batches, the job queue. */
export interface SentStatements {
  /** Their distinct texts. */
  texts: Set<string>;
  /** Does work of the test itself, whose statements are not recorded. */
  without: <T>(work: () => Promise<T>) => Promise<T>;
  /** Ends the recording. */
  stop: () => void;
}

/**
 * Records statements from now on. A prepared statement is sent once per connection, so start before the connections are
 * opened.
 */
export function recordStatements(): SentStatements {
  const texts = new Set<string>();
  let isPaused = false;
  const { parse, query } = serialize;
  serialize.parse = (statement) => {
    if (!isPaused) texts.add(statement.text);
    return parse(statement);
  };
  serialize.query = (text) => {
    if (!isPaused) texts.add(text);
    return query(text);
  };
  return {
    texts,
    without: async (work) => {
      isPaused = true;
      try {
        return await work();
      } finally {
        isPaused = false;
      }
    },
    stop: () => void Object.assign(serialize, { parse, query }),
  };
}
