import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrateOrExplain } from '#app/migrate';
import { type App, startApp } from '#tests/support/app';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { aTeacher, type Member } from '#tests/support/factories';
import { isDatabaseUnavailable } from '#platform/database/unavailable';
import { assertPreparedStatements } from '#platform/database/pooler';
import { startTcpProxy, withoutNotifications, withSharedStatements } from '#tests/support/tcp-proxy';

const CREATE = 'mutation { createCourse(input: { title: "Knots" }) { course { id } } }';

let database: TestDatabase;
let app: App;
let teacher: Member;
beforeAll(async () => {
  database = await aDatabase();
  app = await startApp({ databaseUrl: database.url });
  teacher = await aTeacher(app);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

const isReady = async () => (await app.request('GET', '/readyz')).status;
const create = () => app.graphql(CREATE, {}, { as: teacher });

/** Makes new transactions of the database read-write or read-only, and ends connections with the previous setting. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  const server = new pg.Client(inject('postgresUrl'));
  await server.connect();
  await server.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
  await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await server.end();
}

test('with a read-only database the server is not ready, and writes return 503', async () => {
  await setReadOnly(true);
  await expect.poll(isReady).toBe(503);
  await expect.poll(async () => (await create()).code).toBe('UNAVAILABLE');
  const answer = await create();
  expect(answer).toMatchObject({ code: 'UNAVAILABLE' });
  expect(answer.headers['retry-after']).toBe('5');

  await setReadOnly(false);
  await expect.poll(isReady).toBe(200);
  await expect.poll(async () => (await create()).status).toBe(200);
});

test('a statement that ends a deadlock may be tried again', async () => {
  const clients = [1, 2].map(() => new pg.Client(database.url));
  await Promise.all(clients.map((client) => client.connect()));
  const [one, other] = clients as [pg.Client, pg.Client];
  const lock = (client: pg.Client, key: number) => client.query('select pg_advisory_xact_lock($1)', [key]);
  try {
    for (const client of clients) await client.query('begin');
    await lock(one, 1);
    await lock(other, 2);
    const [first, second] = await Promise.allSettled([lock(one, 2), lock(other, 1)]);
    const failed = [first, second].filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(failed.map(({ reason }) => isDatabaseUnavailable(reason))).toEqual([true]);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
});

test('the start rejects an owner address that delivers no notifications', async () => {
  const pooler = await startTcpProxy(database.url, withoutNotifications);
  try {
    await expect(migrateOrExplain(pooler.url)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The database of DATABASE_OWNER_URL delivers no notifications.*[^\n]$/),
    });
  } finally {
    await pooler.stop();
  }
});

test('the start accepts an owner address that leads to PostgreSQL', async () => {
  const proxy = await startTcpProxy(database.url);
  try {
    await expect(migrateOrExplain(proxy.url)).resolves.toBeUndefined();
  } finally {
    await proxy.stop();
  }
});

test('the start rejects a pooler whose clients share prepared statements, and accepts PostgreSQL', async () => {
  const pooler = await startTcpProxy(database.url, withSharedStatements());
  try {
    await expect(assertPreparedStatements(pooler.url)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('set max_prepared_statements to 500'),
    });
  } finally {
    await pooler.stop();
  }
  await expect(assertPreparedStatements(database.url)).resolves.toBeUndefined();
});
