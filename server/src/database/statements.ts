import pg from 'pg';
import type { Viewer } from '../graphql/viewer.ts';
import type { RunStatements, Statement } from '../read/reader.ts';
import { APP_ROLE, PUBLIC_ROLE, SETTINGS } from './tenancy.ts';

// Generic plans: with the settings of row level security a plan made for one value is no better than one for all,
// and planning a nested read costs more than running it.
const CONNECTION_OPTIONS = `-c role=${PUBLIC_ROLE} -c jit=off -c timezone=UTC -c plan_cache_mode=force_generic_plan`;

/** The role that a viewer's reads run under. */
const roleOf = (viewer: Viewer) => (viewer.institutionId ? APP_ROLE : PUBLIC_ROLE);

/** Opens a transaction under a viewer's role and settings, as one message. */
function beginAs(viewer: Viewer, snapshots: number): string {
  const isolation = snapshots > 1 ? ' isolation level repeatable read' : '';
  const settings = [
    ['role', roleOf(viewer)],
    [SETTINGS.account, viewer.accountId ?? ''],
    [SETTINGS.institution, viewer.institutionId ?? ''],
  ].map(([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value!)}, true)`);
  return `begin${isolation} read only; select ${settings.join(', ')}`;
}

/** Connections for reading, each sending a whole transaction in one flush. */
export function readPool(url: string, max: number): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    options: CONNECTION_OPTIONS,
    pipeline: true,
  } as pg.PoolConfig);
}

interface Wire {
  connection: { stream: { cork: () => void; uncork: () => void } };
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
      const { stream } = (client as unknown as Wire).connection;
      stream.cork();
      const begun = client.query(beginAs(viewer, statements.length));
      const results = statements.map((statement) =>
        client.query<[string | null]>(queryOf(viewer, statement)),
      );
      const ended = client.query('commit');
      stream.uncork();
      const [answers] = await Promise.all([Promise.all(results), begun, ended]);
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

/** A statement prepared under one role would be planned anew for the other: each has its own. */
function queryOf(viewer: Viewer, { name, text, values }: Statement) {
  return { text, values, rowMode: 'array' as const, ...(name && { name: `${name}_${roleOf(viewer)}` }) };
}
