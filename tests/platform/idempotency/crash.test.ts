import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aFolder, startServer } from '#tests/platform/server/server-process';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, type Member } from '#tests/support/factories';
import { request } from '#tests/support/http';
import { aKey, countOf } from './keys.ts';

let app: App;
let teacher: Member;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  await app.db.query(`
    create function held() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(815); return new; end $$`);
});
afterEach(() => app.db.query('drop trigger if exists held on idempotency_key'));
afterAll(() => app.stop());

const create = (url: string, title: string, key: string) =>
  request(url, {
    method: 'POST',
    path: '/api/v1/courses',
    body: { title },
    headers: { 'idempotency-key': key },
    accessToken: teacher.accessToken,
  });

const courses = (title: string) => countOf(app, 'course', { title });

/** Expires the lock of the key's request, as half a minute after its last heartbeat. */
const giveUp = (key: string) =>
  app.db.query('update idempotency_key set claimed_until = now() where key = $1', [key]);

/** Runs `work` while writers to the table matching `when` are blocked from the first one on. */
async function whileHeld(when: string, begin: () => Promise<unknown>, work: () => Promise<unknown>) {
  await app.db.query(
    `create trigger held before update on idempotency_key for each row when (${when}) execute function held()`,
  );
  const holder = await app.db.connect();
  try {
    await holder.query('select pg_advisory_lock(815)');
    const begun = begin().catch(() => null);
    await untilWaiting('advisory', 1);
    await work();
    await holder.query('select pg_advisory_unlock(815)');
    return await begun;
  } finally {
    await holder.query('select pg_advisory_unlock_all()');
    holder.release();
  }
}

/** Waits until `count` connections wait for a lock of a kind. */
async function untilWaiting(kind: 'advisory' | 'relation', count: number): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const { rowCount } = await app.db.query(
      `select 1 from pg_locks where locktype = $1 and not granted
       and database = (select oid from pg_database where datname = current_database())`,
      [kind],
    );
    if (rowCount === count) return;
    await wait(10);
  }
  throw new Error('Nobody comes to the write that is held.');
}

/** Kills a server during a call, at the write that `when` names. */
async function killWhile(when: string, title: string, key: string): Promise<void> {
  const server = await startServer({
    DATABASE_URL: app.databaseUrl,
    JWT_SECRET: app.services.config.jwtSecret,
    DATA_DIR: aFolder(),
    LOG_LEVEL: 'info',
  });
  const answer = await whileHeld(
    when,
    () => create(server.url, title, key),
    async () => {
      server.kill('SIGKILL');
      await server.exited;
    },
  );
  expect(answer).toBeNull();
  await app.db.query('drop trigger held on idempotency_key');
}

const ANSWERED = 'new.answer is not null';
const RECORDED = 'new.results <> old.results';

test('killed between commit and response, a retry returns the course that was created', async () => {
  const key = aKey();
  await killWhile(ANSWERED, 'Committed', key);
  expect(await courses('Committed')).toBe(1);
  expect((await create(app.url, 'Committed', key)).status).toBe(409); // it may still be running
  await giveUp(key);
  const again = await create(app.url, 'Committed', key);
  const { rows } = await app.db.query(`select id from course where title = 'Committed'`);
  expect([again.status, (again.body as { id: string }).id]).toEqual([201, rows[0].id]);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(rows).toHaveLength(1);
  expect((await create(app.url, 'Committed', key)).text).toBe(again.text);
});

test('killed before the commit, nothing was created, and a retry creates it', async () => {
  const key = aKey();
  await killWhile(RECORDED, 'Not committed', key);
  await expect.poll(() => courses('Not committed')).toBe(0);
  await giveUp(key);
  const again = await create(app.url, 'Not committed', key);
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, undefined]);
  expect(await courses('Not committed')).toBe(1);
});

test('if the result were not committed with the course, a retry would create it twice (negative control)', async () => {
  const key = aKey();
  await killWhile(ANSWERED, 'Twice', key);
  await app.db.query(`update idempotency_key set results = '{}' where key = $1`, [key]);
  await giveUp(key);
  await create(app.url, 'Twice', key);
  expect(await courses('Twice')).toBe(2);
});

test('a call slower than its lock is overtaken and creates nothing', async () => {
  const key = aKey();
  const holder = await app.db.connect();
  await holder.query('begin; lock table course in exclusive mode');
  const slow = create(app.url, 'Overtaken', key);
  await untilWaiting('relation', 1);
  await giveUp(key);
  const quick = create(app.url, 'Overtaken', key);
  await untilWaiting('relation', 2);
  await holder.query('rollback');
  holder.release();
  expect((await slow).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' });
  expect((await quick).status).toBe(201);
  expect(await courses('Overtaken')).toBe(1);
});
