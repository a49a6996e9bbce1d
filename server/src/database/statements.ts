import pg from 'pg';
import type { RunStatements, Statement } from '../read/reader.ts';
import { APP_ROLE, SETTINGS } from './tenancy.ts';

// Generic plans: with the settings of row level security a plan made for one value is no better than one for all,
// and planning a nested read costs more than running it.
const CONNECTION_OPTIONS = `-c role=${APP_ROLE} -c jit=off -c timezone=UTC -c plan_cache_mode=force_generic_plan`;

const settingsStatement = {
  name: 'settings',
  text: `select set_config('${SETTINGS.account}', $1, true), set_config('${SETTINGS.institution}', $2, true)`,
};

/** Connections for reading, each sending a whole transaction in one flush. */
export function readPool(url: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    options: CONNECTION_OPTIONS,
    pipeline: true,
  } as pg.PoolConfig);
}

/**
 * Runs statements under a viewer's settings: begin, settings, statements and commit travel in one flush, so that row
 * level security costs no round trip. More than one statement reads one snapshot.
 */
export function statementRunner(pool: pg.Pool): RunStatements {
  return async (viewer, statements) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    try {
      const begun = client.query(
        statements.length > 1 ? 'begin isolation level repeatable read read only' : 'begin read only',
      );
      const set = client.query({
        ...settingsStatement,
        values: [viewer.accountId ?? '', viewer.institutionId ?? ''],
      });
      const results = statements.map((statement) => client.query<[string | null]>(queryOf(statement)));
      const ended = client.query('commit');
      const [answers] = await Promise.all([Promise.all(results), begun, set, ended]);
      return answers.map((answer) => answer.rows[0]?.[0] ?? null);
    } catch (error) {
      failure = error as Error;
      // Queued behind what failed: when it answers, the connection is in no transaction and may be used again.
      await client.query('rollback').then(
        () => (failure = undefined),
        () => {},
      );
      throw error;
    } finally {
      client.release(failure);
    }
  };
}

const queryOf = ({ name, text, values }: Statement) => ({
  text,
  values,
  rowMode: 'array' as const,
  ...(name && { name }),
});
