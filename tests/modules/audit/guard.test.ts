import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#app/migrate';
import { deleteOldAuditEntries } from '#modules/audit/audit-retention.jobs';
import { aDatabase, dropDatabase, type TestDatabase } from '#tests/support/database';

const INSTITUTION = '0198a1fc-0000-7000-8000-0000000000aa';
const ACCOUNT = '0198a1fc-0000-7000-8000-0000000000bb';
const ENTRY = `(institution_id, id, noun, row_id, action) values ('${INSTITUTION}', uuidv7(), 'course', uuidv7(), 'created')`;

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 1 });
  await db.query(
    `insert into institution (id, name, namespace, type) values ('${INSTITUTION}', 'School', 'school', 'school')`,
  );
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

/** Runs statements with the app's role inside the institution and rolls them back. Returns the result of the last. */
async function asApp(...statements: string[]): Promise<pg.QueryResult> {
  const client = await db.connect();
  try {
    await client.query('begin');
    await client.query('set local role lyceum_app');
    await client.query(`set local app.institution = '${INSTITUTION}'`);
    const answers: pg.QueryResult[] = [];
    for (const statement of statements) answers.push(await client.query(statement));
    return answers.at(-1)!;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const JOIN = `insert into membership (institution_id, id, account_id, role, contact_email)
  values ('${INSTITUTION}', uuidv7(), '${ACCOUNT}', 'student', 'a@example.org')`;

describe('the database role of the app', () => {
  test('reads the audit entries of the institution', async () => {
    const { rows } = await asApp('select noun, action from audit_entry');
    expect(rows).toEqual([{ noun: 'institution', action: 'created' }]);
  });

  test('writes an entry by changing a row', async () => {
    const { rows } = await asApp(JOIN, 'select noun, action from audit_entry order by id desc limit 1');
    expect(rows).toEqual([{ noun: 'membership', action: 'created' }]);
  });

  test.each([
    ['insert one directly', `insert into audit_entry ${ENTRY}`],
    ['change one', `update audit_entry set action = 'updated'`],
    ['delete one', 'delete from audit_entry'],
    ['empty the log', 'truncate audit_entry'],
    ['switch a trigger off', 'alter table membership disable trigger all'],
    ['take a trigger away', 'drop trigger membership_audit_update on membership'],
    [
      'insert through other functions',
      `select audit_write('${INSTITUTION}', 'x', uuidv7(), '', 'created', null, null)`,
    ],
    [
      'replace a function',
      `create or replace function audit_row() returns trigger language plpgsql as 'begin end'`,
    ],
    ['bypass the triggers', `set local session_replication_role = replica`],
  ])("the app's role may not %s", async (_, statement) => {
    await expect(asApp(statement)).rejects.toMatchObject({ code: '42501' }); // insufficient_privilege
  });

  test('succeeds once the privilege is granted: only the privilege prevents it (negative control)', async () => {
    await db.query('grant insert, delete on audit_entry to lyceum_app');
    try {
      expect((await asApp(`insert into audit_entry ${ENTRY}`)).rowCount).toBe(1);
      expect((await asApp('delete from audit_entry')).rowCount).toBe(1);
    } finally {
      await db.query('revoke insert, delete on audit_entry from lyceum_app');
    }
  });

  test('reads no entries of another institution, and the role of visitors reads none at all', async () => {
    const elsewhere = `set local app.institution = '${ACCOUNT}'`;
    expect((await asApp(elsewhere, 'select from audit_entry')).rowCount).toBe(0);
    expect((await asApp('set local role lyceum_public', 'select from audit_entry')).rowCount).toBe(0);
  });
});

describe('an owner without any privilege beyond its tables', () => {
  let own: TestDatabase;
  let owner: pg.Pool;
  beforeAll(async () => {
    own = await aDatabase();
    const name = new URL(own.url).pathname.slice(1);
    const server = new pg.Client(own.url);
    await server.connect();
    await server.query(`create role plain_owner login password 'plain' nosuperuser nobypassrls`);
    await server.query('grant lyceum_app, lyceum_public to plain_owner');
    await server.query(`create database ${name}_own owner plain_owner`);
    await server.end();
    const url = new URL(own.url);
    url.pathname = `/${name}_own`;
    url.username = 'plain_owner';
    url.password = 'plain';
    await migrate(url.href);
    owner = new pg.Pool({ connectionString: url.href, max: 1 });
    await owner.query(
      `insert into institution (id, name, namespace, type) values ('${INSTITUTION}', 'School', 'school', 'school')`,
    );
  });
  afterAll(async () => {
    const name = `${new URL(own.url).pathname.slice(1)}_own`;
    await owner.end();
    const server = new pg.Client(own.url);
    await server.connect();
    await dropDatabase(server, name);
    await server.query('drop role plain_owner');
    await server.end();
    await own.drop();
  });

  /** Returns the entries that a statement of the app creates. */
  async function made(...statements: string[]): Promise<string[]> {
    const client = await owner.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('app.institution', '${INSTITUTION}', true)`);
      for (const statement of statements) {
        await client.query('set local role lyceum_app');
        await client.query(statement);
      }
      const { rows } = await client.query<{ entry: string }>(
        `select noun || ' ' || action as entry from audit_entry order by id`,
      );
      return rows.map(({ entry }) => entry);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  test('logs changes, sign-ins, failures and changed e-mails', async () => {
    expect(
      await made(
        `insert into account (id, email, password_hash) values ('${ACCOUNT}', 'a@example.org', 'x')`,
        JOIN,
        `insert into session (id, account_id, institution_id, expires_at) values (uuidv7(), '${ACCOUNT}', '${INSTITUTION}', now())`,
        `update session set revoked_at = now()`,
        `update account set sign_in_failed_at = now()`,
        `update account set email = 'b@example.org'`,
        `update institution set name = 'Other'`,
      ),
    ).toEqual([
      'institution created',
      'membership created',
      'session signed_in',
      'session signed_out',
      'account sign_in_failed',
      'account updated',
      'institution updated',
    ]);
  });

  test('deletes old entries', async () => {
    await owner.query('begin');
    await owner.query(`select set_config('app.institution', '${INSTITUTION}', true)`);
    await owner.query(
      `insert into audit_entry (institution_id, id, created_at, noun, row_id, action)
       select '${INSTITUTION}', uuidv7(make_interval(days => -age)), now() - make_interval(days => age), 'course', uuidv7(), 'created'
       from generate_series(1, 10) age`,
    );
    await owner.query('commit');
    const count = async () => {
      const client = await owner.connect();
      await client.query('begin');
      await client.query(`select set_config('app.institution', '${INSTITUTION}', true)`);
      const { rows } = await client.query<{ count: number }>('select count(*)::int from audit_entry');
      await client.query('rollback');
      client.release();
      return rows[0]!.count;
    };
    const withOwner = async <T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
      const client = await owner.connect();
      return work(client).finally(() => client.release());
    };
    expect(await count()).toBe(11);
    expect(await deleteOldAuditEntries(withOwner, 0)).toBe(0); // unlimited retention
    expect(await deleteOldAuditEntries(withOwner, 7)).toBe(4); // of 7, 8, 9 and 10 days
    expect(await count()).toBe(7);
    expect(await deleteOldAuditEntries(withOwner, 7)).toBe(0);
  });
});
