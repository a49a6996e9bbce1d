import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANES } from '#platform/jobs/lanes';
import { enqueueMail, enqueueMails } from '#platform/mail/enqueue-mail';
import type { Mail } from '#platform/mail/mail';
import { type App, startApp } from '#tests/support/app';

let app: App;
beforeAll(async () => {
  const { pollInterval } = LANES.urgent;
  LANES.urgent.pollInterval = 3_600_000; // a mail is sent only if a worker is notified
  app = await startApp({ isOwn: true }).finally(() => (LANES.urgent.pollInterval = pollInterval));
});
afterAll(() => app.stop());

const codeFor = (to: string): Mail => ({
  to,
  template: 'verification-code',
  data: { email: to, code: '123456', token: 'of-the-link', minutes: '10' },
});

const inTransaction = <T>(work: Parameters<typeof app.services.orm.em.transactional<T>>[0]) =>
  app.services.orm.em.fork().transactional(work);

const jobs = async () =>
  (
    await app.db.query(
      'select attempts from graphile_worker.jobs union all select attempts from graphile_worker_prompt.jobs',
    )
  ).rows as { attempts: number }[];

describe('a job', () => {
  test('runs once its transaction is committed, and not before', async () => {
    await inTransaction(async (em) => {
      await enqueueMail(em, codeFor('committed@example.org'));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(app.mails()).toEqual([]);
    });
    expect(await app.mailTo('committed@example.org')).toHaveLength(1);
    await expect.poll(jobs).toEqual([]);
  });

  test('wakes a worker that does not poll', async () => {
    await inTransaction((em) => enqueueMail(em as never, codeFor('woken@example.org')));
    await app.mailTo('woken@example.org');
  });

  test('of a rolled back transaction never runs', async () => {
    const failed = inTransaction(async (em) => {
      await enqueueMail(em, codeFor('rolled-back@example.org'));
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    await inTransaction((em) => enqueueMail(em as never, codeFor('after@example.org')));
    await app.mailTo('after@example.org');
    expect(app.mails().filter(({ to }) => to.includes('rolled-back@example.org'))).toEqual([]);
  });

  test('runs once, however many are queued concurrently', async () => {
    const people = Array.from({ length: 200 }, (_, at) => `many${at}@example.org`);
    await inTransaction((em) => enqueueMails(em as never, people.map(codeFor)));
    await expect.poll(jobs).toEqual([]);
    const got = app
      .mails()
      .flatMap(({ to }) => to)
      .filter((to) => to.startsWith('many'));
    expect(got.toSorted()).toEqual(people.toSorted());
  });
});

describe("the app's role", () => {
  const asApp = async (statement: string) => {
    const client = await app.db.connect();
    try {
      await client.query('begin; set local role lyceum_app');
      return await client.query(statement).catch((error: Error) => error.message);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  test('adds jobs through functions, and can neither read nor change any', async () => {
    expect(await asApp(`select queue_job('send-mail', '{}')`)).toHaveProperty('rowCount', 1);
    expect(await asApp(`select queue_job_promptly('send-mail', '{}', now())`)).toHaveProperty('rowCount', 1);
    for (const statement of [
      'select * from graphile_worker.jobs',
      'select * from graphile_worker._private_jobs',
      'delete from graphile_worker._private_jobs',
      `select graphile_worker.add_job('send-mail', '{}')`,
    ])
      expect(await asApp(statement)).toBe('permission denied for schema graphile_worker');
  });

  test('only the owner can access the queue directly', async () => {
    const { rows } = await app.db.query(
      `select has_function_privilege('lyceum_app', 'queue_job(text, json)', 'execute') as app,
              has_function_privilege('pg_monitor', 'queue_job(text, json)', 'execute') as others`,
    );
    expect(rows).toEqual([{ app: true, others: false }]);
  });
});

describe('the priority of a job', () => {
  test('falls with the waiting jobs of its institution, and an invitation ranks behind a hundred notifications', async () => {
    const client = await app.db.connect();
    try {
      await client.query('begin'); // no worker sees the jobs
      const queue = (task: string, share: string, count: number) =>
        client.query(
          `select queue_job_quietly($1, json_build_object('share', $2::text)) from generate_series(1, $3)`,
          [task, share, count],
        );
      await queue('send-mail', 'busy', 3);
      await queue('send-bulk-mail', 'busy', 2);
      await queue('send-mail', 'quiet', 1);
      const { rows } = await client.query<{ rank: string }>(
        `select string_agg(payload->>'share' || ' ' || priority, ', ' order by priority, id) as rank
         from graphile_worker._private_jobs where payload->>'share' in ('busy', 'quiet')`,
      );
      expect(rows).toEqual([{ rank: 'busy 0, quiet 0, busy 1, busy 2, busy 100, busy 101' }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
