import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { APP_CONNECTIONS, maxConnections, OWNER_CONNECTIONS } from '#platform/database/connection-limits';
import { page, tableRows } from '#tests/api/docs/pages';
import { aCohort, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { execute } from '#tests/support/graphql';
import { aProduct, type Product } from './product.ts';
import type { ServerProcess } from './server-process.ts';

/** Callers of each kind: more than there are connections. */
const CALLERS = 40;

/** Milliseconds until all connections are open on a busy machine. */
const PATIENCE = 120_000;

/** Logins of this database, to tell the connections apart. */
const logins = { app: `app_${randomUUID().slice(0, 8)}`, owner: `owner_${randomUUID().slice(0, 8)}` };

let product: Product;
beforeAll(async () => {
  product = await aProduct();
  for (const login of Object.values(logins))
    await product.db.query(`create role ${login} superuser login password 'secret'`);
});
afterAll(async () => {
  await product.stop();
  const server = new pg.Client(inject('postgresUrl'));
  await server.connect();
  for (const login of Object.values(logins)) await server.query(`drop role ${login}`);
  await server.end();
});

/** Starts an instance that connects with these logins. */
function start(role: string): Promise<ServerProcess> {
  const urlOf = (login: string) => {
    const url = new URL(product.databaseUrl);
    url.username = login;
    url.password = 'secret';
    return url.href;
  };
  return product.start({
    INSTANCE_ROLE: role,
    DATABASE_URL: urlOf(logins.app),
    DATABASE_OWNER_URL: urlOf(logins.owner),
    RATE_LIMIT: '0',
    COST_LIMIT_ACCOUNT: '0',
    COST_LIMIT_ADDRESS: '0',
    COST_LIMIT_INSTITUTION: '0',
  });
}

async function connections(): Promise<{ app: number; owner: number }> {
  const { rows } = await product.db.query<{ app: number; owner: number }>(
    `select count(*) filter (where usename = $1)::int as app, count(*) filter (where usename = $2)::int as owner
     from pg_stat_activity where datname = current_database()`,
    [logins.app, logins.owner],
  );
  return rows[0]!;
}

/** Holds locks on tables while `work` runs. */
async function withLocks<T>(tables: string, work: () => Promise<T>): Promise<T> {
  const holder = await product.db.connect();
  try {
    await holder.query(`begin; lock table ${tables} in access exclusive mode`);
    return await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

const CREATE = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }`;
const ENROLL = 'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { status } } }';

/** Repeats calls, whatever they answer, until they are stopped. */
function repeated(call: (at: number) => Promise<unknown>): () => Promise<unknown> {
  const stopping = new AbortController();
  const callers = Array.from({ length: CALLERS }, async (_, at) => {
    while (!stopping.signal.aborted) await call(at);
  });
  return () => {
    stopping.abort();
    return Promise.all(callers);
  };
}

test('a loaded web instance opens as many as documented, and no worker connections', async () => {
  const web = await start('web');
  const teacher = await aTeacher(product.arranging);
  const student = await aStudent(product.arranging, { institution: teacher.institution });
  const cohorts: string[] = [];
  for (let count = 0; count < 12; count++)
    cohorts.push((await aCohort(product.arranging, { by: teacher })).id);
  const call = (as: Member, query: string, variables: object = {}) =>
    execute(web.url, query, variables, { as });
  const create = () => call(teacher, CREATE, { input: { title: 'A title' } });
  for (const as of [teacher, student]) await call(as, '{ viewer { id } }');
  let most = 0;
  const app = async () => {
    const { app: present } = await connections();
    most = Math.max(most, present);
    return most;
  };
  const stops: (() => Promise<unknown>)[] = [];
  await withLocks('course, cohort, enrollment', async () => {
    stops.push(repeated(create)); // they need a connection of the ORM, and read nothing before
    await expect.poll(app, { interval: 50 }).toBeGreaterThanOrEqual(APP_CONNECTIONS.orm);
    stops.push(
      repeated((at) => call(student, ENROLL, { id: cohorts[at % cohorts.length] })),
      repeated(() => call(student, '{ cohorts(first: 5) { nodes { id } } }')),
    );
    await expect
      .poll(app, { interval: 50, timeout: PATIENCE })
      .toBeGreaterThanOrEqual(maxConnections('web').app);
  });
  await Promise.all(stops.map((stop) => stop())); // without the locks, for which each call would wait until its time is over
  expect(most).toBe(maxConnections('web').app);
  const owners = async () => {
    await create(); // its event opens the connection that publishes
    return (await connections()).owner;
  };
  await expect.poll(owners).toBe(maxConnections('web').owner);
  web.kill('SIGTERM');
  await web.exited;
});

test('a loaded worker opens as many as documented', async () => {
  const worker = await start('worker');
  const running = async () =>
    (await product.db.query('select from graphile_worker_prompt.jobs where locked_at is not null')).rowCount;
  const owners = async () => (await connections()).owner;
  const published = 1; // a connection that nothing uses here
  await withLocks('webhook_endpoint', async () => {
    await product.db.query(
      `select queue_job_promptly('deliver-webhook', json_build_object(
         'institutionId', uuidv7(), 'endpointId', uuidv7(), 'share', uuidv7()), now()) from generate_series(1, $1)`,
      [CALLERS],
    );
    await expect.poll(running, { timeout: PATIENCE }).toBeGreaterThan(OWNER_CONNECTIONS.jobs);
  });
  await withLocks('graphile_worker._private_jobs, graphile_worker_prompt._private_jobs', async () => {
    await expect
      .poll(owners, { interval: 50, timeout: PATIENCE })
      .toBe(maxConnections('worker').owner - published);
  });
  expect((await connections()).app).toBeLessThanOrEqual(maxConnections('worker').app);
  worker.kill('SIGTERM');
  await worker.exited;
});

describe('docs/operations.md', () => {
  test('has the numbers of the code', () => {
    const rows = tableRows(page('docs/operations.md')).filter(
      ([role, app]) => /^(all|web|worker)$/.test(role!) && /^\d+$/.test(app!),
    );
    expect(
      Object.fromEntries(
        rows.map(([role, app, owner]) => [role, { app: Number(app), owner: Number(owner) }]),
      ),
    ).toEqual({
      all: maxConnections('all'),
      web: maxConnections('web'),
      worker: maxConnections('worker'),
    });
  });
});
