import { afterAll, beforeAll, expect, test } from 'vitest';
import { REQUEST_ONCE, REQUEST_PROMPTLY, REQUEST_QUIETLY } from '#platform/jobs/requests';
import { type App, startApp } from '#tests/support/app';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

/** Runs statements as the app's role, and returns the jobs that wait with the task `name`. Nothing is kept. */
async function queued(name: string, ...statements: string[]) {
  const client = await app.db.connect();
  try {
    await client.query('begin; set local role lyceum_app');
    for (const statement of statements) await client.query(statement);
    const requests = await client.query('select from job_request');
    await client.query('reset role');
    const { rows } = await client.query<{ queue: string; payload: { share: string } }>(
      `select 'common' as queue, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1
       union all select 'prompt', j.payload from graphile_worker_prompt._private_jobs j
       join graphile_worker_prompt._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [name],
    );
    return {
      kept: requests.rowCount,
      jobs: rows.map(({ queue, payload: { share } }) => `${queue} ${share}`).toSorted(),
    };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const SHARES = `json_build_object('share', n::text) from generate_series(1, 2) n`;

test('a request for each row becomes a job, and no request stays', async () => {
  expect(await queued('quiet', `${REQUEST_QUIETLY} select 'quiet', ${SHARES}`)).toEqual({
    kept: 0,
    jobs: ['common 1', 'common 2'],
  });
});

test('a request with a time becomes a job of the other queue', async () => {
  const prompt = `${REQUEST_PROMPTLY} select 'prompt', json_build_object('share', 'a'), now()`;
  expect((await queued('prompt', prompt, prompt)).jobs).toEqual(['prompt a', 'prompt a']);
});

test('a request for a job that waits already adds none', async () => {
  const once = `${REQUEST_ONCE} select 'once', json_build_object('share', 'a'), '2026-01-01'::timestamptz, true`;
  expect((await queued('once', once, once)).jobs).toEqual(['prompt a']);
});
