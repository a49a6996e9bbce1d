import pg from 'pg';
import { migrateJobs } from '../jobs/schema.ts';
import { connectOwner } from './orm.ts';
import { APP_ROLE } from './tenancy.ts';

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_205_113;

/**
 * Brings the database to this version: the app's role, the tables, what the role may do with them. Instances that
 * start at once wait for each other; a database that is up to date is left as it is.
 * @param ownerUrl connection of the role that owns the tables
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const lock = new pg.Client({ connectionString: ownerUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await lock.query(createRole);
    const orm = await connectOwner(ownerUrl);
    try {
      await orm.migrator.up();
    } finally {
      await orm.close();
    }
    await lock.query(grants);
    await migrateJobs(ownerUrl, (statements) => lock.query(statements));
  } finally {
    await lock.end();
  }
}

const createRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then -- an owner may be one that may not make roles
      create role ${APP_ROLE} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  do $$ begin
    execute format('grant ${APP_ROLE} to %I', current_user);
  exception when others then
    raise notice 'the role ${APP_ROLE} was granted before';
  end $$;`;

const grants = `
  grant usage on schema public to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
  revoke all on table migration from ${APP_ROLE};`;
