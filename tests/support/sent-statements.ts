import { serialize } from 'pg-protocol';

/** Statements that this process sends to PostgreSQL in any way: pools, the ORM, batches, the job queue. */
export interface SentStatements {
  /** Their distinct texts. */
  texts: Set<string>;
  /** Ends the recording. */
  stop: () => void;
}

/**
 * Records statements from now on. A prepared statement is sent once per connection, so start before the connections are
 * opened.
 */
export function recordStatements(): SentStatements {
  const texts = new Set<string>();
  const { parse, query } = serialize;
  serialize.parse = (statement) => {
    texts.add(statement.text);
    return parse(statement);
  };
  serialize.query = (text) => {
    texts.add(text);
    return query(text);
  };
  return { texts, stop: () => void Object.assign(serialize, { parse, query }) };
}
