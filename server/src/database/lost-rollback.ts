import type pg from 'pg';

type Query = (...asked: unknown[]) => Promise<unknown>;

const NOTHING = { command: 'ROLLBACK', rowCount: null, rows: [] };

/**
 * Lets the rollback of a transaction succeed whose connection is lost: that rolled it back. Kysely gives a connection
 * back to the pool only after a rollback that succeeds; each lost one would take its place along, until none is left.
 */
export function forgiveLostRollbacks(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const forgiving: Query = (...asked) =>
      asked[0] === 'rollback'
        ? query(...asked).catch((error: unknown) => {
            if (isConnected(client)) throw error;
            return NOTHING;
          })
        : query(...asked);
    client.query = forgiving as typeof client.query;
  });
}

/** The pool asks it, too, before it lends a connection again; the types leave it out. */
const isConnected = (client: object) => (client as { _queryable: boolean })._queryable;
