import fs from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { A_STUDENT, registerStudent } from '#tests/modules/account/calls';
import { type App, startApp } from '#tests/support/app';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import pg from 'pg';

/** Uses a database that logs failed statements, as PostgreSQL does by default. */
let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await aDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await client.query(`alter database ${name} set log_min_error_statement = 'error'`);
  await client.end();
  app = await startApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const postgresLog = () => fs.readFileSync(inject('postgresLog'), 'utf8');

test('a rejected registration leaves neither email nor password hash in the log of PostgreSQL', async () => {
  const input = A_STUDENT();
  await app.db.query('alter table account add constraint account_refused check (false) not valid');
  const { errors } = await registerStudent(app, input);
  await app.db.query('alter table account drop constraint account_refused');
  expect(errors?.[0]?.extensions?.['code']).toBe('INTERNAL');
  const log = postgresLog();
  expect(log).toMatch(/STATEMENT: {2}insert into "account" .*\$1/);
  expect(log).not.toContain(input.email);
  expect(log).not.toContain('$argon2');
});

test("by default the tests' PostgreSQL logs no failed statement", async () => {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  await expect(client.query(`select 1/0 as "a marker in a failed statement"`)).rejects.toThrow('division');
  await client.end();
  expect(postgresLog()).not.toContain('a marker in a failed statement');
});
