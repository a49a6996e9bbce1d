import { adoptBaseline } from './baseline.ts';
import { SCHEMA } from './database.ts';
import pg from 'pg';
import { migrateJobs } from '#platform/jobs/schema';
import { toStartError } from '#kernel/start-error';
import { assertDirectConnection } from '#platform/database/direct-connection';
import { GRANTS } from '#platform/database/grants';
import { SEARCH_INDEXES } from '#platform/database/search-indexes';
import { connectOwner } from '#platform/database/orm';
import { JOBS, MODULES } from './modules.ts';
import { withoutTimeouts } from '#platform/database/timeouts';
import { APP_ROLE, PUBLIC_ROLE } from '#platform/database/tenancy';

/** Key of the advisory lock. Nothing else in the database uses it. */
const MIGRATION_LOCK = 7_205_113;

/**
 * Migrates the database to this version: the app's roles, the tables and the grants. Instances that start at the same time
 * wait for each other. A database that is up to date stays unchanged.
 * @param ownerUrl connection of the role that owns the tables
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const url = withoutTimeouts(ownerUrl);
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await lock.query(createRoles);
    await lock.query(MODULES.flatMap(({ triggerFunctions = [] }) => triggerFunctions).join(''));
    await lock.query(SEARCH_INDEXES); // before the tables, whose indexes use them
    await adoptBaseline(lock);
    const orm = await connectOwner(url, SCHEMA);
    try {
      await orm.migrator.up();
    } finally {
      await orm.close();
    }
    await lock.query(GRANTS);
    for (const definition of MODULES.flatMap(({ sqlFunctions = [] }) => sqlFunctions))
      await lock.query(definition);
    await migrateJobs(url, JOBS, (statements) => lock.query(statements));
  } finally {
    await lock.end();
  }
}

/**
 * Migrates like `migrate`, with errors for the operator.
 * @throws StartError if the database is unreachable, rejects the login, or is behind a transaction pooler
 */
export async function migrateOrExplain(ownerUrl: string): Promise<void> {
  try {
    await assertDirectConnection(ownerUrl);
    await migrate(ownerUrl);
  } catch (error) {
    if (isConnectionError(error)) throw toStartError('The database', 'DATABASE_URL', error);
    throw error;
  }
}

/** Returns whether connecting failed: by the network, a rejected login, an unknown database or too many connections. */
function isConnectionError(error: unknown): boolean {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const code = String((first as { code?: unknown } | undefined)?.code);
  return /^(E[A-Z]+|28...|3D000|08...|53300|57P03)$/.test(code);
}

const createRoles = [APP_ROLE, PUBLIC_ROLE]
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
