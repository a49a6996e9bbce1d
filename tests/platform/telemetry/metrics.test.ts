import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Metrics } from '#platform/telemetry/metrics';
import { meter } from '#platform/telemetry/meter';
import { enroll } from '#tests/modules/enrollment/calls';
import { keep } from '#tests/platform/answers/servers';
import { type App, startApp } from '#tests/support/app';
import { aClass, aCohort, anInstitution, aStudent, aTeacher } from '#tests/support/factories';
import { freePort } from '#tests/support/free-port';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { ask, growth, scrape } from './scrape.ts';

let app: App;
let port: number;
beforeAll(async () => {
  port = await freePort();
  app = await startApp({ env: { METRICS_PORT: String(port) } });
});
afterAll(() => app.stop());

const read = () => scrape(port);

/** Counts of a part of the work: reads the metrics before and after. */
async function counted(names: readonly string[], work: () => Promise<unknown>): Promise<number[]> {
  const before = await read();
  await work();
  return growth(before, await read(), names);
}

const graphqlRequests = (status: number) =>
  `lyceum_requests_total{kind="graphql",operation="other",status="${status}"}`;

describe('the address of the metrics', () => {
  test('is not the public one', async () => {
    const { status, text } = await app.request('GET', '/metrics');
    expect([status, text.includes('lyceum_')]).not.toEqual([200, true]);
    expect(text).not.toContain('lyceum_');
  });

  test('serves nothing else', async () => {
    expect((await ask(port)).status).toBe(200);
    for (const path of ['/', '/graphql', '/healthz', '/metrics/x'])
      expect((await ask(port, path)).status).toBe(404);
  });

  test('is the loopback interface unless METRICS_HOST is set', async () => {
    const answer = await new Promise((resolve) => {
      const socket = net.connect({ port, host: '127.0.0.2' });
      socket.once('connect', () => (socket.destroy(), resolve('connected')));
      socket.once('error', (error) => resolve((error as NodeJS.ErrnoException).code));
    });
    expect(answer).toBe('ECONNREFUSED');
  });

  test('that is taken prevents the start, with the setting to change', async () => {
    await expect(startApp({ env: { METRICS_PORT: String(port) } })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use: stop what listens there, or set another METRICS_PORT.`,
    );
  });
});

describe('requests', () => {
  test('of GraphQL are counted by status and time', async () => {
    const names = [graphqlRequests(200), 'lyceum_request_seconds_count{kind="graphql",operation="other"}'];
    const calls = () => Promise.all([1, 2, 3].map(() => app.graphql('{ viewer { email } }')));
    expect(await counted(names, calls)).toEqual([3, 3]);
  });

  test('of REST are counted by their route, not by their path', async () => {
    const name = 'lyceum_requests_total{kind="rest",operation="GET /api/v1/courses/:guid",status="404"}';
    const calls = async () => {
      await app.rest('GET', `/courses/${UNKNOWN_ID}`);
      await app.rest('GET', '/courses/00000000-0000-4000-8000-000000000001');
    };
    expect(await counted([name], calls)).toEqual([2]);
  });

  test('for a page, a file and a health check are counted apart', async () => {
    const names = [
      'lyceum_requests_total{kind="health",operation="other",status="200"}',
      'lyceum_request_seconds_count{kind="file",operation="GET /files/:id"}',
    ];
    const calls = async () => {
      await app.request('GET', '/healthz');
      await app.request('GET', `/files/${UNKNOWN_ID}`);
    };
    expect(await counted(names, calls)).toEqual([1, 1]);
  });

  test('cannot add names: those of unknown documents and paths are "other"', async () => {
    await app.graphql(
      'query MadeUpByAStranger { viewer { email } }',
      {},
      { operationName: 'MadeUpByAStranger' },
    );
    await app.request('GET', '/made/up/by/a/stranger');
    await app.rest('GET', '/made-up-by-a-stranger');
    expect((await ask(port)).text).not.toMatch(/made.?up/i);
  });

  test('have at most a thousand names, whatever happens', async () => {
    const metrics = new Metrics({ tasks: [], readJobs: () => Promise.resolve([]) });
    for (let at = 0; at < 2_000; at++)
      metrics.request({ kind: 'rest', operation: `GET /${at}`, status: 200, seconds: 0.1 });
    const text = await metrics.text();
    expect(text.match(/^lyceum_requests_total\{/gm)).toHaveLength(1_001);
    expect(text).toContain('lyceum_requests_total{kind="rest",operation="other",status="200"} 1000');
  });
});

test('the buckets of times add up', async () => {
  const metrics = new Metrics({ tasks: [], readJobs: () => Promise.resolve([]) });
  for (const seconds of [0.005, 0.01, 0.3, 99])
    metrics.request({ kind: 'rest', operation: 'GET /', status: 200, seconds });
  const lines = (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('lyceum_request_seconds'));
  const labels = 'kind="rest",operation="GET /"';
  expect(lines).toEqual([
    ...[
      ['0.01', 2],
      ['0.025', 2],
      ['0.05', 2],
      ['0.1', 2],
      ['0.25', 2],
      ['0.5', 3],
      ['1', 3],
      ['2.5', 3],
      ['5', 3],
      ['10', 3],
      ['+Inf', 4],
    ].map(([bound, count]) => `lyceum_request_seconds_bucket{${labels},le="${bound}"} ${count}`),
    expect.stringMatching(/^lyceum_request_seconds_sum\{.*\} 99\.31/),
    `lyceum_request_seconds_count{${labels}} 4`,
  ]);
});

test('errors are counted by their code, in GraphQL, in REST and on sockets', async () => {
  const codes = ['UNAUTHENTICATED', 'NOT_FOUND', 'INVALID'].map(
    (code) => `lyceum_errors_total{code="${code}"}`,
  );
  const calls = async () => {
    await app.graphql('{ viewer { email } sessions { id } }');
    await app.graphql('{ noSuchField }');
    await app.rest('GET', `/courses/${UNKNOWN_ID}`);
    const refused = app.subscribe('subscription { noSuchField }');
    await refused.next().catch(() => undefined);
  };
  const [, notFound, invalid] = await counted(codes, calls);
  expect(notFound).toBe(1);
  expect(invalid).toBeGreaterThanOrEqual(3);
});

describe('the database', () => {
  test('has its statements counted by the pool that sends them', async () => {
    const names = ['reads', 'writes', 'orm'].map(
      (pool) => `lyceum_database_statement_seconds_count{pool="${pool}"}`,
    );
    const { teacher } = await aClass(app);
    const cohort = await aCohort(app, { by: teacher, capacity: 5 });
    const student = await aStudent(app, { institution: teacher.institution });
    const grown = await counted(names, async () => {
      expect((await enroll(app, cohort, student)).errors).toEqual([]);
      const input = { title: 'Counted' };
      await app.graphql(
        'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }',
        { input },
        { as: teacher },
      );
    });
    for (const count of grown) expect(count).toBeGreaterThan(0);
  });

  test('shows the connections of each pool, and the callers that wait for one', async () => {
    const pool = app.services.orm;
    const holders = Array.from({ length: 21 }, () =>
      pool.em.fork().transactional((em) => em.execute('select pg_sleep(1)')),
    );
    await expect
      .poll(async () => (await read())['lyceum_database_connections_waiting{pool="orm"}'])
      .toBeGreaterThanOrEqual(1);
    const values = await read();
    expect(values['lyceum_database_connections{pool="orm",state="busy"}']).toBe(20);
    expect(values['lyceum_database_connections_max{pool="orm"}']).toBe(20);
    await Promise.all(holders);
    expect((await read())['lyceum_database_connections_waiting{pool="orm"}']).toBe(0);
  });

  test('shows shared connections that a slow batch holds up', async () => {
    const { runStatements } = app.services;
    const teacher = await aTeacher(app);
    const viewer = { ...(await viewerOf(teacher)) };
    const slow = runStatements(viewer, [{ text: 'select pg_sleep(1)::text', values: [] }]);
    await expect
      .poll(async () => (await read())['lyceum_database_lanes{pool="reads",state="held_up"}'])
      .toBeGreaterThanOrEqual(1);
    expect((await read())['lyceum_database_lanes{pool="reads",state="all"}']).toBe(6);
    await slow;
  });

  test('answers', async () => {
    expect(await read()).toMatchObject({
      lyceum_database_up: 1,
      lyceum_bus_connected: 1,
      lyceum_jobs_readable: 1,
    });
  });
});

async function viewerOf({ sessionId, accountId }: { sessionId: string; accountId: string }) {
  return (await app.services.sessions.find(sessionId, accountId))!;
}

test('reads are counted by what the memory of answers did with them, next to its size', async () => {
  const teacher = await aTeacher(app);
  const names = ['first', 'kept', 'sent'].map((outcome) => `lyceum_answers_total{outcome="${outcome}"}`);
  for (const count of await counted(names, () => keep(app, teacher))) expect(count).toBeGreaterThanOrEqual(1);
  const values = await read();
  expect(values['lyceum_answer_memory_entries']).toBeGreaterThanOrEqual(1);
  expect(values['lyceum_answer_memory_bytes']).toBeGreaterThan(100);
});

describe('jobs', () => {
  test('are counted by kind and result, with their mails', async () => {
    const { teacher } = await aClass(app);
    const cohort = await aCohort(app, { by: teacher, capacity: 5 });
    const student = await aStudent(app, { institution: teacher.institution });
    const names = [
      'lyceum_jobs_total{task="send-mail",result="done"}',
      'lyceum_job_seconds_count{task="send-mail"}',
      'lyceum_mails_total{result="sent"}',
    ];
    const grown = await counted(names, async () => {
      await enroll(app, cohort, student);
      await app.mailTo(student.email);
      await expect.poll(async () => (await read())[names[0]!]).toBeGreaterThan(0);
    });
    for (const count of grown) expect(count).toBeGreaterThanOrEqual(1);
  });

  test('that fail are counted, and mails that are refused', async () => {
    const { send } = app.services.mail;
    const names = [
      'lyceum_jobs_total{task="send-urgent-mail",result="failed"}',
      'lyceum_mails_total{result="failed"}',
    ];
    const before = await read();
    await app.db.query("select queue_job_promptly('send-urgent-mail', $1, now())", [
      {
        id: 'x',
        queuedAt: 'no date',
        mail: { to: 'nobody', template: 'no-such-template', data: {} },
        share: null,
      },
    ]);
    await expect.poll(async () => growth(before, await read(), [names[0]!])).toEqual([1]);
    await expect(send({ to: 'not an address' } as never)).rejects.toThrow(/./);
    expect(growth(before, await read(), [names[1]!])).toEqual([1]);
    await app.db.query('delete from graphile_worker_prompt._private_jobs');
  });

  test('that wait are shown with the age of the oldest', async () => {
    await app.db.query(
      `select graphile_worker.add_job('of-no-worker', run_at => now() - interval '2 hours')`,
    );
    await app.db.query(`select graphile_worker.add_job('of-no-worker', run_at => now() - interval '1 hour')`);
    await app.db.query(
      `select graphile_worker_prompt.add_job('of-no-worker', run_at => now() + interval '1 hour')`,
    );
    await expect
      .poll(async () => await read())
      .toMatchObject({
        'lyceum_jobs{task="of-no-worker",state="waiting"}': 2,
        'lyceum_jobs{task="of-no-worker",state="later"}': 1,
        'lyceum_jobs{task="of-no-worker",state="abandoned"}': 0,
      });
    const lag = (await read())['lyceum_jobs_lag_seconds{task="of-no-worker"}'];
    expect(lag).toBeGreaterThanOrEqual(7200);
    expect(lag).toBeLessThan(8000);
    await app.db.query(
      "update graphile_worker._private_jobs set attempts = max_attempts where task_id = (select id from graphile_worker._private_tasks where identifier = 'of-no-worker')",
    );
    await expect
      .poll(async () => (await read())['lyceum_jobs{task="of-no-worker",state="abandoned"}'])
      .toBe(2);
  });
});

test('sockets, their operations and their messages are counted', async () => {
  const { teacher, cohort } = await aClass(app);
  const before = await read();
  const heard = app.subscribe(
    'subscription ($ids: [ID!]) { cohortChanged(ids: $ids) { cohort { studentCount } } }',
    { ids: [cohort.id] },
    { as: teacher },
  );
  await heard.ready;
  expect(await read()).toMatchObject({ lyceum_sockets: 1, lyceum_socket_operations: 1 });
  const student = await aStudent(app, { institution: teacher.institution });
  await enroll(app, cohort, student);
  await heard.next();
  const names = [
    'lyceum_live_messages_total',
    'lyceum_bus_published_total{topic="cohortChanged"}',
    'lyceum_bus_received_total{topic="cohortChanged"}',
  ];
  const after = await read();
  for (const count of growth(before, after, names)) expect(count).toBeGreaterThanOrEqual(1);
  expect(after['lyceum_bus_delivery_seconds_count']).toBeGreaterThanOrEqual(1);
  await heard.return();
  await expect.poll(read).toMatchObject({ lyceum_sockets: 0, lyceum_socket_operations: 0 });
});

test('nothing of tenants or people is in the metrics', async () => {
  const institution = await anInstitution(app, { name: 'Canary Institution', namespace: 'canary-namespace' });
  const student = await aStudent(app, { institution, email: 'canary-mail@example.org' });
  await app.graphql('{ viewer { email } }', {}, { as: student, host: 'canary-namespace' });
  await app.rest('GET', '/courses?search=canary-search', { as: student });
  const { text } = await ask(port);
  expect(text).not.toMatch(/canary/i);
  expect(text).not.toContain(institution.id);
});

test('the process shows its event loop, memory and collections', async () => {
  const values = await read();
  expect(values['lyceum_event_loop_active_seconds_total']).toBeGreaterThan(0);
  expect(values['nodejs_eventloop_lag_p99_seconds']).toBeGreaterThanOrEqual(0);
  expect(values['process_resident_memory_bytes']).toBeGreaterThan(1_000_000);
});

test('a server without METRICS_PORT counts nothing', async () => {
  await app.stop();
  const plain = await startApp({ isOwn: true });
  expect(meter).toBeNull();
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
  await plain.stop();
  app = await startApp({ env: { METRICS_PORT: String(port) } });
});
