import { adoptBaseline, isNewerThan } from './baseline.ts';
import { migrationNames, SCHEMA } from './database.ts';
import pg from 'pg';
import { createQueues, migrateJobs } from '#platform/jobs/schema';
import { StartError } from '#kernel/start-error';
import { assertDirectConnection } from '#platform/database/direct-connection';
import { FORGET_ALL } from '#platform/database/changes';
import { GRANTS } from '#platform/database/grants';
import { SEARCH_INDEXES } from '#platform/database/search-indexes';
import { connectOwner, type Schema } from '#platform/database/orm';
import { JOBS, MODULES } from './modules.ts';
import { LOCK_PATIENCE, type LockPatience, retryOnLocks } from './lock-retries.ts';
import { withoutTimeouts } from '#platform/database/timeouts';
import { APP_ROLE, PUBLIC_ROLE } from '#platform/database/tenancy';

/** Key of the advisory lock, which a backup shares. Nothing else in the database uses it. */
export const MIGRATION_LOCK = 7_205_113;

/**
 * Migrates the database to this version: the app's roles, the tables and the grants. Instances that start at the same time
 * wait for each other. A database that is up to date stays unchanged, and so does one of a newer version: an instance of the
 * version before that starts again during an upgrade must not bring its functions back.
 * @param ownerUrl connection of the role that owns the tables
 * @param schema the entities and migrations of this version
 * @throws StartError when a statement got no lock after all attempts
 */
export async function migrate(
  ownerUrl: string,
  schema: Schema = SCHEMA,
  patience: LockPatience = LOCK_PATIENCE,
): Promise<void> {
  const url = withoutTimeouts(ownerUrl);
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isNewerThan(lock, migrationNames(schema))) {
      console.log('The database is of a newer version, which keeps its tables and functions.');
      return;
    }
    await prepareForTables(lock);
    await adoptBaseline(lock);
    await retryOnLocks(lock, patience, () =>
      migrateTables(url, { schema, lockTimeout: patience.lockTimeout }),
    );
    await lock.query(GRANTS);
    for (const definition of MODULES.flatMap(({ sqlFunctions = [] }) => sqlFunctions))
      await lock.query(definition);
    await lock.query(FORGET_ALL);
    const jobsUrl = withoutTimeouts(ownerUrl, patience.lockTimeout);
    await retryOnLocks(lock, patience, () =>
      migrateJobs(jobsUrl, JOBS, (statements) => lock.query(statements)),
    );
  } finally {
    await lock.end();
  }
}

/** Creates what the tables, their indexes and their triggers use. */
async function prepareForTables(client: pg.Client): Promise<void> {
  await client.query(CREATE_ROLES);
  await client.query(MODULES.flatMap(({ triggerFunctions = [] }) => triggerFunctions).join(''));
  await client.query(SEARCH_INDEXES);
}

interface TablesOptions {
  schema?: Schema;
  /** Migrations to apply; default all that are pending. */
  names?: string[];
  lockTimeout?: number;
}

/** Applies pending migrations. */
async function migrateTables(url: string, { schema = SCHEMA, names, lockTimeout = 0 }: TablesOptions) {
  const orm = await connectOwner(url, schema, { lockTimeout });
  try {
    await orm.migrator.up(names);
  } finally {
    await orm.close();
  }
}

/**
 * Applies only some migrations, to restore the tables of an earlier version. `migrate` then completes the database.
 * @param names migrations that are not applied, in their order
 */
export async function applyMigrations(ownerUrl: string, names: string[]): Promise<void> {
  const url = withoutTimeouts(ownerUrl);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepareForTables(client);
    if (names.length > 0) await migrateTables(url, { names });
    await createQueues(url);
  } finally {
    await client.end();
  }
}

/** Returns the names of the migrations of this version, in their order. */
export const knownMigrations = (): string[] => migrationNames(SCHEMA);

/** SQLSTATE of a role without the right for a statement. */
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Migrates like `migrate`, with errors for the operator.
 * @throws StartError if the role does not own the tables, or the database is behind a transaction pooler
 */
export async function migrateOrExplain(ownerUrl: string): Promise<void> {
  try {
    await assertDirectConnection(ownerUrl);
    await migrate(ownerUrl);
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartError(
      `The role of DATABASE_OWNER_URL, or of DATABASE_URL alone, has to own the tables and their schema: ${message}.`,
      { cause: error },
    );
  }
}

const CREATE_ROLES = [APP_ROLE, PUBLIC_ROLE]
  .map(
    (role) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then -- an owner may be one that may not make roles
      create role ${role} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  do $$ begin
    execute format('grant ${role} to %I', current_user);
  exception when others then
    raise notice 'the role ${role} was granted before';
  end $$;`,
  )
  .join('');
