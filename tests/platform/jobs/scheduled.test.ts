import { expect, test } from 'vitest';
import { Connections } from '#platform/database/connections';
import { defineJob } from '#platform/jobs/job';
import { LANES, type LaneName } from '#platform/jobs/lanes';
import { cronItems, startWorker } from '#platform/jobs/worker';
import { startApp } from '#tests/support/app';

test('a scheduled job waits for the one before it of its kind, and leaves the other workers to other jobs', async ({
  onTestFinished,
}) => {
  const app = await startApp({ isOwn: true });
  onTestFinished(app.stop);
  let release!: () => void;
  const answer = new Promise<void>((resolve) => (release = resolve));
  const runs = { now: 0, most: 0, all: 0, others: 0 };
  const slow = defineJob({
    name: 'slow-on-schedule',
    schedule: '0 0 1 1 *',
    run: async () => {
      runs.all += 1;
      runs.now += 1;
      runs.most = Math.max(runs.most, runs.now);
      await answer;
      runs.now -= 1;
    },
  });
  const other = defineJob({ name: 'of-somebody', run: () => Promise.resolve((runs.others += 1)) });
  const names = Object.keys(LANES) as LaneName[]; // a lane needs a job
  const idle = names.map((lane) => defineJob({ name: `never-${lane}`, lane, run: () => Promise.resolve() }));
  const connections = new Connections(app.databaseUrl, app.services.log);
  const worker = await startWorker(app.databaseUrl, app.services, [slow, other, ...idle], connections);
  onTestFinished(async () => {
    release();
    await worker.stop();
    await connections.stop();
  });
  const add = (task: string, queueName: string | undefined, count: number) =>
    app.db.query(`select graphile_worker.add_job($1, '{}', queue_name => $2) from generate_series(1, $3)`, [
      task,
      queueName ?? null,
      count,
    ]);
  const [item] = cronItems([slow, other]);
  await add(item!.task, item!.options?.queueName, LANES.common.concurrency);
  await add(other.name, undefined, 1);
  await expect.poll(() => [runs.others, runs.most]).toEqual([1, 1]);
  release();
  await expect.poll(() => runs.all).toBe(LANES.common.concurrency);
  expect(runs.most).toBe(1);
});
