import type pg from 'pg';
import { StartError } from '#kernel/start-error';

/** The migration that makes all tables of the first release, and the last of those that are merged into it. */
const BASELINE = 'Migration20261123000622';
const LAST_BEFORE = 'Migration20261122232329';

/** Returns whether a database has migrations that came after the baseline and that this version does not know. */
export async function isNewerThan(client: pg.Client, known: readonly string[]): Promise<boolean> {
  const applied = await appliedMigrations(client);
  return applied.some((name) => name > BASELINE && !known.includes(name));
}

/**
 * Marks the baseline as applied in a database whose tables come from the migrations that are merged into it.
 * @throws StartError when the database has only some of them: it was made by an unreleased version
 */
export async function adoptBaseline(client: pg.Client): Promise<void> {
  const applied = await appliedMigrations(client);
  if (applied.length === 0 || applied.includes(BASELINE)) return;
  if (!applied.includes(LAST_BEFORE))
    throw new StartError(
      'The database was made by a version before the first release, which cannot be upgraded. Start with an empty database, or remove DATA_DIR where it holds the embedded one.',
    );
  await client.query('with merged as (delete from migration) insert into migration (name) values ($1)', [
    BASELINE,
  ]);
}

/** Returns the names of the applied migrations; none of an empty database. */
async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ migrations: string | null }>(
    `select to_regclass('public.migration')::text as migrations`,
  );
  if (!tables[0]?.migrations) return [];
  const { rows } = await client.query<{ name: string }>('select name from migration');
  return rows.map(({ name }) => name);
}
