import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { type Server, started } from '#tests/modules/import/calls';
import { aCourse, anAdmin, anInstitution, aTeacher, type Member } from '#tests/support/factories';
import { execute } from '#tests/support/graphql';
import { request } from '#tests/support/http';
import { type Mailbox, startMailbox } from '#tests/support/mailbox';
import { subscribe } from '#tests/support/socket';
import { aProduct, kill, type Product } from './product.ts';
import { aFolder, aPort, runServer, type ServerProcess } from './server-process.ts';

/** Milliseconds to wait for a job on a busy machine. */
const PATIENCE = 120_000;

const SHARE = `mutation ($input: ShareCourseInput!) { shareCourse(input: $input) { invited } }`;

const DATA_DIR = aFolder();

let product: Product;
let web: ServerProcess;
let mailbox: Mailbox;
let teacher: Member;
let courseId: string;
beforeAll(async () => {
  product = await aProduct();
  mailbox = await startMailbox();
  web = await product.start({ INSTANCE_ROLE: 'web', RATE_LIMIT: '0', DATA_DIR, SMTP_URL: mailbox.url });
  teacher = await aTeacher(product.arranging);
  courseId = (await aCourse(product.arranging, { by: teacher })).id;
});
afterAll(async () => {
  await product.stop();
  await mailbox.stop();
});

/** Starts a worker that the end of the test kills. */
async function aWorker({ onTestFinished }: TestContext, mailUrl = mailbox.url): Promise<ServerProcess> {
  const METRICS_PORT = String(await aPort());
  const worker = await product.start({ INSTANCE_ROLE: 'worker', DATA_DIR, SMTP_URL: mailUrl, METRICS_PORT });
  onTestFinished(() => kill(worker));
  return worker;
}

/** Shares a course through the web instance, which queues a mail. */
async function share(email: string): Promise<void> {
  const input = { courseId, message: '', emails: [email] };
  const { data } = await execute(web.url, SHARE, { input }, { as: teacher });
  expect(data).toEqual({ shareCourse: { invited: [email] } });
}

const jobs = async () =>
  (
    await product.db.query<{ attempts: number; isRunning: boolean }>(
      'select attempts, locked_at is not null as "isRunning" from graphile_worker.jobs',
    )
  ).rows;

describe('a web instance and a worker', () => {
  test('divide the work: what the one accepts is done by the other', async (context) => {
    await share('divided@example.org');
    expect(await jobs()).toEqual([{ attempts: 0, isRunning: false }]);
    const { rows } = await product.db.query(
      `select from pg_stat_activity where datname = current_database() and query ilike 'listen "jobs:insert"'`,
    );
    expect(rows).toEqual([]);
    await aWorker(context);
    await expect.poll(() => mailbox.mails.length, { timeout: PATIENCE }).toBe(1);
    await expect.poll(jobs, { timeout: PATIENCE }).toEqual([]);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['divided@example.org']]);
  });

  test('share live events: a subscriber of the one sees what the other does', async (context) => {
    await aWorker(context);
    const admin = await anAdmin(product.arranging, {
      institution: await anInstitution(product.arranging, { plan: 'enterprise' }),
    });
    const events = subscribe(web.url, 'subscription { importChanged { status } }', undefined, { as: admin });
    context.onTestFinished(() => void events.return());
    await events.ready;
    const overHttp: Server = {
      graphql: (query, variables, options) => execute(web.url, query, variables, options ?? {}),
      request: (method, path, { as, ...rest } = {}) =>
        request(web.url, { ...rest, method, path, accessToken: as?.accessToken ?? null }),
    };
    await started(overHttp, admin, 'email,first name,last name\nada@example.org,Ada,Lovelace\n');
    let status: unknown;
    for await (const { data } of events) {
      status = data?.['importChanged'].status;
      if (status === 'DONE') break;
    }
    expect(status).toBe('DONE');
    await expect.poll(jobs, { timeout: PATIENCE }).toEqual([]); // the end of the test kills the worker
  });
});

describe('a worker', () => {
  test('serves its health and nothing else', async (context) => {
    const worker = await aWorker(context);
    const statusOf = async (path: string, init?: RequestInit) =>
      (await fetch(worker.url + path, init)).status;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    const [, metrics = ''] = /Metrics +(http:\S+)/.exec(worker.output()) ?? [];
    expect((await fetch(metrics)).status).toBe(200);
    for (const path of [
      '/',
      '/graphql',
      '/api/v1/courses',
      '/files/1',
      '/login',
      '/tls/hosts?domain=localhost',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    const query = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    };
    expect(await statusOf('/graphql', query)).toBe(404);
    const upgrade = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAA',
    };
    const answer = http.get(`${worker.url}/graphql`, { headers: upgrade, agent: false });
    const [response] = (await once(answer, 'response')) as [http.IncomingMessage]; // not 'upgrade'
    expect(response.statusCode).toBe(404);
    response.destroy();
  });

  test('that is killed loses nothing: the next one does its jobs', async (context) => {
    const never = await startMailbox({ beforeAnswer: () => new Promise(() => undefined) });
    context.onTestFinished(() => void never.stop());
    const killed = await aWorker(context, never.url);
    await share('killed@example.org');
    await expect.poll(() => never.mails.length, { timeout: PATIENCE }).toBe(1);
    await kill(killed);
    expect(await jobs()).toHaveLength(1);
    await aWorker(context);
    expect((await mailbox.to('killed@example.org')).length).toBe(1);
    await expect.poll(jobs, { timeout: PATIENCE }).toEqual([]);
  });

  test('finishes its jobs after SIGTERM, and exits with 0', async (context) => {
    let answer: () => void = () => undefined;
    const slow = await startMailbox({
      beforeAnswer: () => new Promise<void>((resolve) => (answer = resolve)),
    });
    context.onTestFinished(() => void slow.stop());
    const worker = await aWorker(context, slow.url);
    await share('drained@example.org');
    await expect.poll(() => slow.mails.length, { timeout: PATIENCE }).toBe(1);
    worker.kill('SIGTERM');
    await expect.poll(() => fetch(`${worker.url}/healthz`).catch(() => null)).toBeNull();
    expect(await jobs()).toEqual([{ attempts: 1, isRunning: true }]);
    answer();
    expect(await worker.exited).toBe(0); // 1 if it took longer than documented
    expect(await jobs()).toEqual([]);
  });

  test('cannot share the embedded database, which ends with its process', async () => {
    const server = runServer({ INSTANCE_ROLE: 'worker', DATA_DIR });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^DATABASE_URL is required with INSTANCE_ROLE=worker\. Example: /);
  });
});
