import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countJobs, failedJobs, removeJobs, retryJobs } from '#platform/jobs/queue-state';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';
import { aFolder, runServer } from '#tests/platform/server/server-process';
import { aDatabase, type TestDatabase } from '#tests/support/database';

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await aDatabase(); // no worker runs jobs
  owner = new pg.Client(database.url);
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

interface JobOptions {
  task?: string;
  schema?: string;
  attempts?: number;
  error?: string;
  runAt?: string;
  isLocked?: boolean;
}

/** Adds a job. Returns its number. */
async function aJob({
  task = 'send-mail',
  schema = COMMON_SCHEMA,
  attempts = 0,
  error,
  runAt = 'now',
  isLocked = false,
}: JobOptions = {}): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from ${schema}.add_job($1, '{}', run_at => $2::timestamptz)`,
    [task, runAt],
  );
  const { id } = rows[0]!;
  await owner.query(
    `update ${schema}._private_jobs set attempts = $2, last_error = $3, locked_at = case when $4 then now() end where id = $1`,
    [id, attempts, error ?? null, isLocked],
  );
  return id;
}

/** Runs `npm run admin -- jobs …`. */
async function run(...given: string[]) {
  const command = runServer({ DATABASE_URL: database.url, DATA_DIR: aFolder() }, 'admin', 'jobs', ...given);
  return { code: await command.exited, output: command.output() };
}

describe('the state of the queues', () => {
  test('counts jobs by kind, each in one state, and the time that the oldest has waited', async () => {
    await aJob({ runAt: 'yesterday' });
    await aJob();
    await aJob({ runAt: 'tomorrow' });
    await aJob({ isLocked: true });
    await aJob({ attempts: 2, error: 'Refused', runAt: 'tomorrow' });
    await aJob({ attempts: 25, error: 'Refused' });
    await aJob({ schema: PROMPT_SCHEMA, task: 'deliver', attempts: 25, error: 'Gone' });
    const counts = await countJobs(owner);
    expect(counts).toEqual([
      {
        queue: 'common',
        task: 'send-mail',
        waiting: 2,
        running: 1,
        scheduled: 1,
        retrying: 1,
        failed: 1,
        lag: expect.any(Number),
      },
      {
        queue: 'prompt',
        task: 'deliver',
        waiting: 0,
        running: 0,
        scheduled: 0,
        retrying: 0,
        failed: 1,
        lag: 0,
      },
    ]);
    expect(counts[0]!.lag).toBeGreaterThan(0);
  });

  test('shows the first line of the last error, without the password of a URL', async () => {
    const number = await aJob({
      attempts: 25,
      error: 'connect smtps://me:hunter2@mail:465 refused\n    at Socket',
    });
    expect(await failedJobs(owner)).toEqual([
      {
        id: `common-${number}`,
        task: 'send-mail',
        attempts: 25,
        maxAttempts: 25,
        nextRunAt: null,
        lastError: 'connect smtps://…@mail:465 refused',
      },
    ]);
  });

  test('changes failed jobs only, in the queue of their name', async () => {
    const failed = await aJob({ attempts: 25, error: 'Refused' });
    const same = await aJob({ schema: PROMPT_SCHEMA, attempts: 25, error: 'Refused' });
    const running = await aJob({ attempts: 3, error: 'Refused', isLocked: true });
    expect(await retryJobs(owner, [`common-${failed}`, `common-${running}`])).toBe(1);
    expect((await failedJobs(owner)).map(({ id }) => id)).toEqual([`prompt-${same}`]);
    expect(await removeJobs(owner, [`prompt-${same}`, `common-${running}`])).toBe(1);
    const { rows } = await owner.query(`select id, attempts from ${COMMON_SCHEMA}._private_jobs order by id`);
    expect(rows).toEqual([
      { id: failed, attempts: 0 },
      { id: running, attempts: 3 },
    ]);
  });
});

describe('npm run admin -- jobs', () => {
  test('lists, retries and removes failed jobs, and refuses others', async () => {
    const [first, second] = [
      await aJob({ attempts: 25, error: 'Refused' }),
      await aJob({ task: 'deliver', attempts: 25, error: 'Gone' }),
    ];
    const waiting = await aJob();
    const listed = JSON.parse((await run('--json')).output);
    expect(listed.failed.map(({ id }: { id: string }) => id)).toEqual([
      `common-${second}`,
      `common-${first}`,
    ]);
    expect((await run()).output).toMatch(/common-\d+ +deliver +25 of 25 +never +Gone/);
    expect(await run('retry', `common-${waiting}`)).toEqual({
      code: 1,
      output: `common-${waiting} is not a failed job. "npm run admin -- jobs" lists them.\n`,
    });
    expect(await run('retry', '--task', 'deliver')).toEqual({
      code: 0,
      output: 'Set to run again: 1 failed job.\n',
    });
    expect(await run('remove', '--all')).toEqual({ code: 0, output: 'Removed: 1 failed job.\n' });
    const { rows } = await owner.query(`select id from ${COMMON_SCHEMA}._private_jobs order by id`);
    expect(rows).toEqual([{ id: second }, { id: waiting }]);
  });
});
