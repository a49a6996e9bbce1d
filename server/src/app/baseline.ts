import type pg from 'pg';
import { StartError } from '#kernel/start-error';

/** The migration that makes all tables of the first release, and the last of those that are merged into it. */
const BASELINE = 'Migration20261123000622';
const LAST_BEFORE = 'Migration20261122232329';

/**
 * Marks the baseline as applied in a database whose tables come from the migrations that are merged into it.
 * @throws StartError when the database has only some of them: it was made by an unreleased version
 */
export async function adoptBaseline(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ migrations: string | null }>(
    `select to_regclass('public.migration')::text as migrations`,
  );
  if (!tables[0]?.migrations) return;
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const applied = rows.map(({ name }) => name);
  if (applied.length === 0 || applied.includes(BASELINE)) return;
  if (!applied.includes(LAST_BEFORE))
    throw new StartError(
      'The database was made by a version before the first release, which cannot be upgraded. Start with an empty database, or remove DATA_DIR where it holds the embedded one.',
    );
  await client.query('with merged as (delete from migration) insert into migration (name) values ($1)', [
    BASELINE,
  ]);
}
