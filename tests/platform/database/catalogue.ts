import type pg from 'pg';
import { NOTING } from '#platform/database/changes';
import { SECRET_COLUMNS } from '#platform/database/secret-columns';
import { APP_ROLE, PUBLIC_ROLE } from '#platform/database/tenancy';

/** Tables without a tenant, and why. Every other one needs `institution_id` and its constraints. */
export const GLOBAL_TABLES: Record<string, string> = {
  account: 'a person, who may be in many institutions',
  account_export: 'belongs to an account',
  app_instance: 'a running server, of no tenant',
  change: 'number of a transaction that changed rows of an institution or an account, under a key',
  attempt: 'failed sign-ins and the like, by account or address',
  catalogue_entry: 'a copy of what everybody may read, on every node; its policies are those of a tenant',
  early_access_subscriber: 'an address that asked to be told',
  email_change: 'belongs to an account',
  idempotency_key: 'answers of an account, which alone reads them',
  institution: 'the tenant itself',
  job_request: 'takes requests to the queue of jobs, and keeps no row',
  migration: 'what the database has been through',
  refresh_token: 'belongs to a session',
  session: 'belongs to an account; its institution is the one that it speaks for',
  passkey: 'belongs to an account',
  password_reset: 'belongs to an account',
  recovery_code: 'belongs to an account',
  two_factor: 'belongs to an account',
  verification_code: 'belongs to an account',
};

/** Tenant tables that the audit log omits, and why. */
export const UNAUDITED: Record<string, string> = {
  audit_entry: 'the log itself, which nobody changes',
  catalogue_change: 'follows from changes that the log has',
  conversation: 'only its members may know of a conversation, not the admins who read the log',
  daily_figures: 'sums of rows, whose changes the log has',
  figures_roll_up: 'how far those sums are written',
  import_error: 'problems of lines of a file, which no change made',
  learning_day: 'sums of time and of rows, whose changes the log has; the business of the member alone',
  lesson_progress: 'how long somebody has read: grows every half minute',
  message: 'what they say, too',
  notification: 'follows from changes that the log has',
  notification_preference: "what somebody is mailed about, nobody else's business",
  payment_event: 'identities of events, whose effects on orders and subscriptions the log has',
  presence: 'who has the app open: comes and goes by the minute',
  read_mark: 'how far somebody has read',
  submission_draft: 'work in progress, saved every few seconds, which only its student reads',
  storage_use: 'a sum of files, which the log has',
  stored_count: 'sums of rows, whose changes the log has',
  webhook_attempt: 'a log of its own',
  webhook_delivery: 'a log of its own: events follow from changes that the log has',
};

/** Tables whose changes are not noted for answers in memory, so that no answer with them is kept, and why. */
export const UNNOTED: Record<string, string> = {
  audit_entry: 'written with every change, and rarely read',
  catalogue_change: 'read only by the job that empties it',
  presence: 'read together with the time',
  webhook_attempt: 'written with every delivery, and rarely read',
  webhook_delivery: 'written with every event, and rarely read',
};

/** Columns that are named like a credential but are not one, and why. */
export const NO_SECRETS: Record<string, string> = {
  'institution.password_min_length': 'a number, which every refused password tells',
  'passkey.credential_id': 'identity of a public key, with which nobody signs in',
  'audit_entry.token_id': 'identity of an API token, which does not let anybody in',
  'webhook_endpoint.secret_version': 'a number; the secret is derived from it and the key of the server',
  'webhook_endpoint.previous_secret_until': 'a time',
};

/** Tables without row level security that visitors may read, and why. */
export const OPEN_TABLES: Record<string, string> = {
  app_instance: 'who is online is read through it',
  change: 'tells that something changed, and not what',
  institution: 'everybody may know of institutions',
};

/** A rule of the database's catalogue. */
export interface Check {
  /** The fault, in terms of the names that the query returns. */
  complaint: string;
  /** Returns one row for each fault; its first column names the place. */
  sql: string;
}

const namesIn = (list: Record<string, string>) =>
  Object.keys(list)
    .map((name) => `'${name}'`)
    .join();

/** SQL condition: the row `table` of pg_class is a tenant table. */
export const isTenantTable = (table: string) =>
  `${table}.relkind in ('r', 'p') and ${table}.relnamespace = 'public'::regnamespace
   and ${table}.relname not in (${namesIn(GLOBAL_TABLES)})`;

/** Bits of pg_trigger.tgtype: row, insert, delete, update; it fires after the event unless it has the bit `BEFORE`. */
const BEFORE = 2;
const EVENTS = { insert: 1 | 4, delete: 1 | 8, update: 1 | 16 };

/** SQL: names of the columns with the given numbers, in order. */
export const columns = (relation: string, numbers: string) => `(
  select array_agg(a.attname::text order by part.place) from unnest(${numbers}) with ordinality part (number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = part.number)`;

const SECRETS = `(${Object.entries(SECRET_COLUMNS)
  .flatMap(([table, names]) => names.map((name) => `'${table}.${name}'`))
  .join()})`;

/** Columns of tables, views and materialized views. */
const COLUMNS = `pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm')
  and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

const COLUMN = `c.relname || '.' || a.attname`;

const LOOKS_SECRET = `(a.attname ~ 'hash|secret|token|password|credential' and ${COLUMN} not in (${namesIn(NO_SECRETS)}))`;

const READ_BY_VISITORS = `has_column_privilege('${PUBLIC_ROLE}', c.oid, a.attnum, 'select')`;

const ROLES = `('${APP_ROLE}', '${PUBLIC_ROLE}')`;

const CHECKS: Check[] = [
  {
    complaint: 'has no institution_id, and is not on the list of global tables',
    sql: `select c.relname from pg_class c where ${isTenantTable('c')} and not exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'institution_id' and a.attnotnull)`,
  },
  {
    complaint: 'does not force row level security',
    sql: `select c.relname from pg_class c where ${isTenantTable('c')} and not (c.relrowsecurity and c.relforcerowsecurity)`,
  },
  {
    complaint: 'has no policy that holds reads and writes of the app to its institution',
    sql: `select c.relname from pg_class c where ${isTenantTable('c')} and not exists (
      select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.cmd = 'ALL'
      and p.roles = array['${APP_ROLE}'::name]
      and p.qual like '(institution_id = %app.institution%' and p.with_check = p.qual)`,
  },
  {
    complaint: 'has a policy that opens more than reading',
    sql: `select p.tablename || ' (' || p.policyname || ')' from pg_policies p where p.schemaname = 'public'
      and p.cmd <> 'SELECT' and coalesce(p.with_check, '') not like '(institution_id = %app.institution%'
      and not (p.tablename in (${namesIn(GLOBAL_TABLES)}) and coalesce(p.with_check, '') like '(account_id = %app.account%')
      and not (p.tablename in ('account', 'account_export', 'session', 'passkey', 'email_change') and p.roles = array['${APP_ROLE}'::name])`,
  },
  {
    complaint: 'has another primary key than (institution_id, id)',
    sql: `select c.relname from pg_class c where ${isTenantTable('c')} and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'
      and ${columns('c.oid', 'k.conkey')} = array['institution_id', 'id'])`,
  },
  {
    complaint: 'points into another table without its institution',
    sql: `select c.relname || ' (' || k.conname || ')' from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and ${isTenantTable('t')}
      and not (${columns('k.conrelid', 'k.conkey')})[array_position(${columns('k.confrelid', 'k.confkey')}, 'institution_id')]
        is not distinct from 'institution_id'`,
  },
  {
    complaint: 'follows changes of identities, which a distributed database cannot',
    sql: `select c.relname || ' (' || k.conname || ')' from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.confupdtype <> 'a'`,
  },
  {
    complaint: 'has a foreign key without an index that begins with its columns',
    sql: `select c.relname || ' (' || k.conname || ')' from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  },
  ...Object.entries(EVENTS).map(([event, bits]) => ({
    complaint: `has no trigger that writes each ${event} into the audit log, and is not on the list of exemptions`,
    sql: `select c.relname from pg_class c where ${isTenantTable('c')} and c.relname not in (${namesIn(UNAUDITED)})
      and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'audit_row' and t.tgenabled = 'O' and t.tgtype & ${bits | BEFORE} = ${bits})`,
  })),
  ...(['insert', 'update'] as const).map((event) => ({
    complaint: `has no trigger that keeps updated_at with each ${event}`,
    sql: `select c.relname from pg_class c where ${isTenantTable('c')}
      and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'keep_updated_at' and t.tgenabled = 'O'
        and t.tgtype & ${EVENTS[event] | BEFORE} = ${EVENTS[event] | BEFORE})`,
  })),
  {
    complaint: 'is a column that a trigger of updates neither watches nor leaves out',
    sql: `select c.relname || '.' || a.attname || ' (' || t.tgname || ')' from ${COLUMNS}
      join pg_trigger t on t.tgrelid = c.oid join pg_proc p on p.oid = t.tgfoid and p.proname in ('audit_row', 'keep_updated_at')
      where cardinality(t.tgattr::smallint[]) > 0 and a.attnum <> all (t.tgattr::smallint[])
      and a.attname <> all (string_to_array(coalesce(substring(pg_get_triggerdef(t.oid) from '- ''{([^}]*)}'), ''), ','))`,
  },
  ...Object.entries(EVENTS).map(([event, bits]) => ({
    complaint: `has no trigger that notes each ${event} for answers in memory, and is not on the list of exemptions`,
    sql: `select c.relname from pg_class c where (${isTenantTable('c')} and c.relname not in (${namesIn(UNNOTED)})
        or c.relname in ('institution', 'account') and c.relnamespace = 'public'::regnamespace)
      and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname in (${Object.values(NOTING)
          .map((name) => `'${name}'`)
          .join()})
        and t.tgenabled = 'O' and t.tgqual is null and t.tgtype & ${bits | BEFORE} = ${bits})`,
  })),
  {
    complaint: 'reads the clock or settings of the transaction, which answers in memory do not know',
    sql: `select p.tablename || ' (' || p.policyname || ')' from pg_policies p
      where p.schemaname = 'public' and '${APP_ROLE}' = any (p.roles)
      and regexp_replace(concat(p.qual, p.with_check), 'current_setting\\(''app\\.(account|institution)''', '', 'g')
        ~* 'current_setting|now\\(|clock_timestamp|current_date|current_time|localtime'`,
  },
  {
    complaint: 'is read by members of other institutions, whose changes it does not note by the account',
    sql: `select p.tablename || ' (' || p.policyname || ')' from pg_policies p join pg_class c on c.relname = p.tablename
      where p.schemaname = 'public' and '${APP_ROLE}' = any (p.roles) and p.policyname <> p.tablename || '_tenant'
      and ${isTenantTable('c')} and not (p.qual like '%(account_id = (NULLIF(current_setting(''app.account''::text%'
        and exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
          where t.tgrelid = c.oid and f.proname = '${NOTING.account}'))`,
  },
  {
    complaint: 'may be rewritten by the app, though it is the audit log',
    sql: `select c.relname from pg_class c where c.relname = 'audit_entry'
      and (has_table_privilege('${APP_ROLE}', c.oid, 'insert, update, delete, truncate')
        or has_any_column_privilege('${APP_ROLE}', c.oid, 'insert, update'))`,
  },
  {
    complaint: 'counts in a sequence, which tells how many there are',
    sql: `select c.relname from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
      and c.relname <> 'migration_id_seq'`,
  },
  {
    complaint: 'can do more than a role of the app may',
    sql: `select rolname from pg_roles where rolname in ${ROLES}
      and (rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication or rolcanlogin)`,
  },
  {
    complaint: 'is owned by a role of the app',
    sql: `select c.relname from pg_class c where c.relowner::regrole::text in ${ROLES}
      union all select p.proname from pg_proc p where p.proowner::regrole::text in ${ROLES}
      union all select n.nspname from pg_namespace n where n.nspowner::regrole::text in ${ROLES}`,
  },
  {
    complaint: 'lends its rights to a role of the app',
    sql: `select roleid::regrole::text from pg_auth_members where member::regrole::text in ${ROLES}`,
  },
  {
    complaint: 'lets a role of the app create things',
    sql: `select nspname from pg_namespace, unnest(array['${APP_ROLE}', '${PUBLIC_ROLE}']) role
      where has_schema_privilege(role, oid, 'create') and nspname not like 'pg_temp%' and nspname not like 'pg_toast%'`,
  },
  {
    complaint: 'may be emptied or given triggers by the app',
    sql: `select c.relname from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and has_table_privilege('${APP_ROLE}', c.oid, 'truncate, references, trigger')`,
  },
  {
    complaint: 'may be written from outside an institution',
    sql: `select c.relname from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and has_table_privilege('${PUBLIC_ROLE}', c.oid, 'insert, update, delete, truncate')`,
  },
  {
    complaint: 'is named like a credential and is not on the list of secret columns',
    sql: `select ${COLUMN} from ${COLUMNS} where ${LOOKS_SECRET} and ${COLUMN} not in ${SECRETS}`,
  },
  {
    complaint: 'is a credential that the role of visitors may read',
    sql: `select ${COLUMN} from ${COLUMNS} where (${LOOKS_SECRET} or ${COLUMN} in ${SECRETS}) and ${READ_BY_VISITORS}`,
  },
  {
    complaint: 'may be read by visitors without row level security',
    sql: `select distinct c.relname from ${COLUMNS} where not c.relrowsecurity and ${READ_BY_VISITORS}
      and c.relname not in (${namesIn(OPEN_TABLES)})`,
  },
  {
    complaint: 'passes row level security without a fixed search path',
    sql: `select p.proname from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace
      and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=%', false)`,
  },
];

/** Returns every violation of the rules, by default those of tenancy, one line each. */
export async function faultsOf(db: pg.Pool, checks: readonly Check[] = CHECKS): Promise<string[]> {
  const faults: string[] = [];
  for (const { complaint, sql } of checks) {
    const { rows } = await db.query<[string]>({ text: sql, rowMode: 'array' });
    faults.push(...rows.map(([place]) => `${place} ${complaint}`));
  }
  return faults;
}
