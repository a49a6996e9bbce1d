import pg from 'pg';
import { StartError } from '#kernel/start-error';
import { withoutTimeouts } from '#platform/database/timeouts';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';
import { applyMigrations, knownMigrations } from '../migrate.ts';
import type { Manifest } from './manifest.ts';
import { appliedMigrations, findTables, quoted } from './tables.ts';

/** Tables with rows that a server writes at its start, or that describe the database itself. */
const NOT_DATA = ['app_instance'];

/**
 * Brings the tables of the target to the version of the archive, without rows of their own unless they may be overwritten.
 * @throws StartError when the target is in use, has data, or cannot get these tables: nothing is changed then
 */
export async function prepareTarget(
  ownerUrl: string,
  manifest: Manifest,
  { overwrites }: { overwrites: boolean },
): Promise<void> {
  const unknown = manifest.migrations.filter((name) => !knownMigrations().includes(name));
  if (unknown.length > 0)
    throw new StartError('A newer version made the archive. Install that version, and restore with it.');
  const client = new pg.Client({ connectionString: withoutTimeouts(ownerUrl) });
  await client.connect();
  try {
    await assertUnused(client);
    const applied = await appliedMigrations(client);
    const isEmpty = applied.length === 0 || (await hasNoData(client));
    if (!isEmpty && !overwrites)
      throw new StartError(
        'The database has data. Restore into an empty one, or replace its data with --overwrite. Nothing was changed.',
      );
    const isNewer = applied.some((name) => !manifest.migrations.includes(name));
    if (isNewer && !isEmpty)
      throw new StartError(
        'The database has the tables of a newer version than the archive. Restore into an empty database. Nothing was changed.',
      );
    if (isNewer) await dropTables(client);
    const present = isNewer ? [] : applied;
    await applyMigrations(
      ownerUrl,
      manifest.migrations.filter((name) => !present.includes(name)),
    );
  } finally {
    await client.end();
  }
}

// Of connections of other roles nothing but database, role and number is shown. Autovacuum has no role.
/** @throws StartError when others are connected: servers would go on with what they know of the former data */
async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`,
  );
  if (rows[0]!.count > 0)
    throw new StartError(
      `The database is in use by ${rows[0]!.count} other connections. Stop all servers first. Nothing was changed.`,
    );
}

/** Returns whether there are no rows in tables that the owner sees whole; rows of institutions depend on these. */
async function hasNoData(client: pg.Client): Promise<boolean> {
  const tables = (await findTables(client)).filter(
    ({ schema, name, isForced }) => schema === 'public' && !isForced && !NOT_DATA.includes(name),
  );
  for (const table of tables) {
    const { rows } = await client.query<{ any: boolean }>(
      `select exists (select from ${quoted(client, table)}) as any`,
    );
    if (rows[0]!.any) return false;
  }
  return true;
}

// The mark of `without_accents` as leakproof needs a superuser, so that function stays.
const FUNCTIONS = `
  select p.oid::regprocedure::text as signature from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.proname <> 'without_accents'
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`;

/** Drops all tables and functions but those of extensions. */
async function dropTables(client: pg.Client): Promise<void> {
  const tables = (await findTables(client)).filter(({ schema }) => schema === 'public');
  const names = tables.map((table) => quoted(client, table)).join(', ');
  await client.query(
    `drop table ${names}, public.migration cascade;
     drop schema if exists ${COMMON_SCHEMA} cascade; drop schema if exists ${PROMPT_SCHEMA} cascade`,
  );
  const { rows: functions } = await client.query<{ signature: string }>(FUNCTIONS);
  for (const { signature } of functions) await client.query(`drop function ${signature} cascade`);
}
