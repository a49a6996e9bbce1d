import type pg from 'pg';

type Query = (...asked: unknown[]) => Promise<unknown>;

const NOTHING = { command: 'ROLLBACK', rowCount: null, rows: [] };

/**
 * Returns lost connections to the pool that Kysely keeps; each would occupy a place until none is left.
 * Kysely does not release a connection on which a transaction could not begin, and others only after a
 * successful rollback: the loss already rolled the transaction back.
 */
export function releaseLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const forgiving: Query = (...asked) => {
      if (asked[0] === 'rollback')
        return query(...asked).catch((error: unknown) => {
          if (isConnected(client)) throw error;
          return NOTHING;
        });
      if (isBegin(asked[0]))
        return query(...asked).catch((error: unknown) => {
          client.release(true);
          throw error;
        });
      return query(...asked);
    };
    client.query = forgiving as typeof client.query;
  });
}

const isBegin = (text: unknown): boolean =>
  typeof text === 'string' && (text === 'begin' || text.startsWith('start transaction'));

/** The pool also checks it before lending a connection again; omitted by the types. */
const isConnected = (client: object) => (client as { _queryable: boolean })._queryable;
