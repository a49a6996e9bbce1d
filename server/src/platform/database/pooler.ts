import pg from 'pg';
import { StartError } from '#kernel/start-error';

/** SQLSTATEs of a statement that was prepared by another client, or was not. */
const PREPARED_BY_OTHERS = ['42P05', '26000'];

/** Connections that prepare the same statement one after the other: an idle pooler gives them the same server. */
const CONNECTIONS = 3;

/**
 * Asserts that each connection of the app has prepared statements of its own. A pooler in transaction mode needs a setting for
 * that, without which reads fail at random.
 * @throws StartError when connections share them
 */
export async function assertPreparedStatements(appUrl: string): Promise<void> {
  const clients: pg.Client[] = [];
  try {
    for (let count = 0; count < CONNECTIONS; count++) {
      const client = new pg.Client({ connectionString: appUrl });
      client.on('error', () => undefined); // the query fails too
      clients.push(client);
      await client.connect();
      await client.query({ name: `lyceum_start_${process.pid}`, text: 'select 1' });
    }
  } catch (error) {
    if (!PREPARED_BY_OTHERS.includes(String((error as { code?: unknown }).code))) throw error;
    throw new StartError(
      'The pooler of DATABASE_URL mixes up prepared statements: with pgbouncer, use version 1.21 or newer and set max_prepared_statements to 500.',
      { cause: error },
    );
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
