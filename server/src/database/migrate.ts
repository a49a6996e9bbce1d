import pg from 'pg';
import { ENDED_SESSIONS } from '../account/ended-sessions.ts';
import { PARTICIPANTS } from '../chat/participants.ts';
import { PUBLIC_COHORT_PRICE } from '../cohort/cohort-price.ts';
import { AUDIT_FUNCTIONS } from '../audit/audit-functions.ts';
import { OWN_PLACE } from '../enrollment/own-place.ts';
import { WAITLIST_POSITION } from '../enrollment/waitlist-position.ts';
import { COUNT_FUNCTIONS } from './counted.ts';
import { migrateJobs } from '../jobs/schema.ts';
import { MISSING } from '../read/missing.ts';
import { cannotReach } from '../start-error.ts';
import { assertDirectConnection } from './direct-connection.ts';
import { GRANTS } from './grants.ts';
import { SEARCH_INDEXES } from './search-indexes.ts';
import { connectOwner } from './orm.ts';
import { withoutTimeouts } from './timeouts.ts';
import { APP_ROLE, PUBLIC_ROLE } from './tenancy.ts';

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 7_205_113;

/**
 * Brings the database to this version: the app's roles, the tables, what the roles may do with them. Instances that
 * start at once wait for each other; a database that is up to date is left as it is.
 * @param ownerUrl connection of the role that owns the tables
 */
export async function migrate(ownerUrl: string): Promise<void> {
  const url = withoutTimeouts(ownerUrl);
  const lock = new pg.Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await lock.query(createRoles);
    await lock.query(AUDIT_FUNCTIONS + COUNT_FUNCTIONS); // the triggers of new tables call them
    await lock.query(SEARCH_INDEXES); // the indexes of tables are of their kinds
    const orm = await connectOwner(url);
    try {
      await orm.migrator.up();
    } finally {
      await orm.close();
    }
    await lock.query(GRANTS);
    await lock.query(WAITLIST_POSITION);
    await lock.query(OWN_PLACE);
    await lock.query(PUBLIC_COHORT_PRICE);
    await lock.query(PARTICIPANTS);
    await lock.query(ENDED_SESSIONS);
    await lock.query(MISSING);
    await migrateJobs(url, (statements) => lock.query(statements));
  } finally {
    await lock.end();
  }
}

/** As `migrate`; throws StartError where the database cannot be reached, refuses us, or is behind a transaction pooler. */
export async function migrateOrExplain(ownerUrl: string): Promise<void> {
  try {
    await assertDirectConnection(ownerUrl);
    await migrate(ownerUrl);
  } catch (error) {
    if (isOfConnection(error)) throw cannotReach('The database', 'DATABASE_URL', error);
    throw error;
  }
}

/** Whether it is about getting in: an error of the network, a refused log-in, no such database, no room. */
function isOfConnection(error: unknown): boolean {
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
