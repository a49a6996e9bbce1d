import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import pg from 'pg';
import { aFolder, startServer } from '../server/server-process.ts';
import type { App } from '../support/app.ts';
import { aDatabase, type TestDatabase } from '../support/database.ts';
import { aCohort, anAdmin, aStudent } from '../support/factories.ts';
import { execute } from '../support/graphql.ts';
import { enroll } from '../enrollment/calls.ts';
import { anEndpoint, expectStates } from './calls.ts';
import { aReceiver, type Receiver } from './receiver.ts';

// Servers are started and killed as processes of their own.
vi.setConfig({ testTimeout: 90_000 });

const SECRET = 'a secret of the tests, which no other server knows';

let database: TestDatabase;
let db: pg.Pool;
let receiver: Receiver;
beforeAll(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 2 });
  receiver = await aReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await db.end();
  await database.drop();
});

async function aServer() {
  const server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: aFolder(),
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'warn',
  });
  const app: Pick<App, 'graphql'> = {
    graphql: (query, variables, options = {}) => execute(server.url, query, variables, options),
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await server.exited;
  };
  return { app, kill };
}

test('a server that is killed after the commit and before the answer loses nothing: the next one sends it', async () => {
  const arranging = { db, services: { config: { jwtSecret: SECRET } } } as unknown as App;
  const admin = await anAdmin(arranging);
  const cohort = await aCohort(arranging, { by: admin });
  const student = await aStudent(arranging, { institution: admin.institution });

  const first = await aServer();
  receiver.answer(() => {}); // takes it, and says nothing
  const endpoint = await anEndpoint(first.app, { by: admin, url: receiver.url });
  expect((await enroll(first.app, cohort, student)).errors).toEqual([]);
  await receiver.until(1);
  await first.kill();

  receiver.answer(200);
  const second = await aServer();
  try {
    const [lost, again] = await receiver.until(2);
    expect(again!.headers['webhook-id']).toBe(lost!.headers['webhook-id']);
    expect(again!.body).toBe(lost!.body);
    await expectStates(second.app, endpoint, admin, ['SUCCEEDED']);
  } finally {
    await second.kill();
  }
});
