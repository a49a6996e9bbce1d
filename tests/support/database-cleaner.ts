import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';

/** Milliseconds in which running jobs and open transactions must have ended. */
const PATIENCE = 5_000;

/** Bytes of tables with which PostgreSQL may plan in another way than for an empty database. */
const LARGE = 4 * 2 ** 20;

const TABLES = `
  select c.oid::regclass::text as name, pg_relation_size(c.oid)::int as size from pg_class c
  where c.relkind = 'r' and pg_relation_size(c.oid) > 0
    and c.relnamespace in ('public'::regnamespace, '${COMMON_SCHEMA}'::regnamespace, '${PROMPT_SCHEMA}'::regnamespace)
  order by 1`;

/** Catalogues whose rows describe tables, functions and rights. */
const CATALOGUES = [
  'pg_class',
  'pg_attribute where attrelid >= 16384',
  'pg_constraint',
  'pg_trigger',
  'pg_policy',
  'pg_proc',
  'pg_namespace',
];

/** Differs after any change of the catalogues: every one writes a new version of a row. */
const SHAPE = `json_build_array(
  ${CATALOGUES.map((catalogue) => `(select json_build_array(count(*), sum(xmin::text::bigint)) from ${catalogue})`).join()},
  (select count(*) from pg_statistic where starelid >= 16384), -- those of a test that analyzed its rows
  (select count(*) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where d.datname = current_database())
)::text`;

/** Removes the rows that tests have written, and tells whether they changed anything else. */
export class DatabaseCleaner {
  readonly #db: pg.Pool;
  /** Tables with rows of migrations, and of the server as long as it runs. */
  readonly #kept: readonly string[];
  readonly #before: string;
  /** The last change that a migration noted. */
  readonly #lastChange: string;

  private constructor(db: pg.Pool, kept: readonly string[], before: string, lastChange: string) {
    this.#db = db;
    this.#kept = kept;
    this.#before = before;
    this.#lastChange = lastChange;
  }

  /** @param db a database to which only migrations and the start of a server have written */
  static async of(db: pg.Pool): Promise<DatabaseCleaner> {
    const kept: string[] = [];
    for (const { name } of await tablesOf(db))
      if ((await db.query(`select from ${name} limit 1`)).rowCount) kept.push(name);
    const { rows } = await db.query<{ last: string }>(
      `select coalesce(max(xid), '0')::text as last from change`,
    );
    return new DatabaseCleaner(db, kept, await stateOf(db, kept), rows[0]!.last);
  }

  /** Returns whether the database is as it was. */
  async clean(): Promise<boolean> {
    try {
      if (!(await this.#endJobs())) return false;
      const tables = await tablesOf(this.#db);
      if (tables.reduce((sum, { size }) => sum + size, 0) > LARGE) return false;
      const written = tables.filter(({ name }) => !this.#kept.includes(name));
      const settings = `set local session_replication_role = replica; set local lock_timeout = ${PATIENCE}`;
      const deletes = [
        ...written.map(({ name }) => `delete from ${name};`),
        `delete from change where xid > '${this.#lastChange}';`,
      ].join('');
      await this.#db.query(`begin; ${settings}; ${deletes} commit`);
      return (await stateOf(this.#db, this.#kept)) === this.#before;
    } catch {
      return false; // a test ended the connections, or left a transaction open
    }
  }

  /** Removes waiting jobs until none runs any more. Returns false if one does not end. */
  async #endJobs(): Promise<boolean> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const { rows } = await this.#db.query<{ running: boolean }>(END_JOBS);
      if (!rows[0]!.running) return true;
      if (Date.now() > deadline) return false;
      await wait(10);
    }
  }
}

const JOBS = [COMMON_SCHEMA, PROMPT_SCHEMA].map((schema) => `${schema}._private_jobs`);

const END_JOBS = `
  with ${JOBS.map((jobs, at) => `gone${at} as (delete from ${jobs} where locked_at is null)`).join()}
  select ${JOBS.map((jobs) => `exists (select from ${jobs} where locked_at is not null)`).join(' or ')} as running`;

const tablesOf = async (db: pg.Pool) => (await db.query<{ name: string; size: number }>(TABLES)).rows;

/** Returns the shape of the database and the content of some tables. */
async function stateOf(db: pg.Pool, tables: readonly string[]): Promise<string> {
  const contents = tables.map(
    (name) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${name} t)`,
  );
  const { rows } = await db.query<{ shape: string; contents: string }>(
    `select ${SHAPE} as shape, json_build_array(${contents.join()})::text as contents`,
  );
  return rows[0]!.shape + rows[0]!.contents;
}
