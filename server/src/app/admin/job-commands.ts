import type pg from 'pg';
import { StartError, UsageError } from '#kernel/start-error';
import { countJobs, failedJobs, removeJobs, retryJobs } from '#platform/jobs/queue-state';
import { type Call, type Command, JSON_OPTION, type Option } from './command.ts';
import { withOwner } from './operator.ts';
import { formatTime, printJson, printTable } from './output.ts';

/** Failed jobs that are printed; JSON has all of them. */
const MAX_PRINTED = 50;

const CHOICE: Record<string, Option> = {
  task: { type: 'string', value: 'NAME', about: 'All failed jobs of this kind.' },
  all: { type: 'boolean', about: 'All failed jobs.' },
};

export const JOB_COMMANDS: readonly Command[] = [
  {
    name: 'jobs',
    about: 'Lists the jobs of both queues by kind, and those that failed with their last error.',
    options: JSON_OPTION,
    details: [
      'LAG is the time in seconds for which the oldest waiting job is due.',
      'Retrying jobs run again by themselves; failed ones have no attempts left.',
    ],
    run: listJobs,
  },
  {
    name: 'jobs retry',
    arguments: '[JOB…]',
    about: 'Runs failed jobs again at once, with all their attempts.',
    options: CHOICE,
    run: changing(retryJobs, 'Set to run again'),
  },
  {
    name: 'jobs remove',
    arguments: '[JOB…]',
    about: 'Removes failed jobs, whose work is then never done.',
    options: CHOICE,
    run: changing(removeJobs, 'Removed'),
  },
];

async function listJobs(call: Call): Promise<void> {
  const { tasks, failed } = await withOwner(async (owner) => ({
    tasks: await countJobs(owner),
    failed: await failedJobs(owner),
  }));
  if (call.has('json')) return printJson({ tasks, failed });
  printTable(
    ['QUEUE', 'TASK', 'WAITING', 'RUNNING', 'SCHEDULED', 'RETRYING', 'FAILED', 'LAG'],
    tasks.map((each) => [
      each.queue,
      each.task,
      each.waiting,
      each.running,
      each.scheduled,
      each.retrying,
      each.failed,
      each.lag,
    ]),
  );
  if (failed.length === 0) return;
  console.log();
  printTable(
    ['JOB', 'TASK', 'ATTEMPTS', 'NEXT RUN', 'LAST ERROR'],
    failed
      .slice(0, MAX_PRINTED)
      .map((each) => [
        each.id,
        each.task,
        `${each.attempts} of ${each.maxAttempts}`,
        each.nextRunAt ? formatTime(each.nextRunAt) : 'never',
        each.lastError,
      ]),
  );
  if (failed.length > MAX_PRINTED)
    console.log(`… and ${failed.length - MAX_PRINTED} more: --json lists all.`);
}

function changing(
  change: (owner: pg.ClientBase, ids: readonly string[]) => Promise<number>,
  done: string,
): Command['run'] {
  return (call) =>
    withOwner(async (owner) => {
      const count = await change(owner, await chosenJobs(owner, call));
      console.log(`${done}: ${count} failed ${count === 1 ? 'job' : 'jobs'}.`);
    });
}

/** Returns the IDs of the jobs that a command is for. @throws UsageError, and StartError when one did not fail */
async function chosenJobs(owner: pg.ClientBase, call: Call): Promise<string[]> {
  const [task, isAll] = [call.text('task'), call.has('all')];
  if ([call.given.length > 0, task !== null, isAll].filter(Boolean).length !== 1)
    throw new UsageError('Name jobs by their IDs, or choose them by --task or --all.');
  const failed = (await failedJobs(owner, task)).map(({ id }) => id);
  const unknown = call.given.find((id) => !failed.includes(id));
  if (unknown) throw new StartError(`${unknown} is not a failed job. "npm run admin -- jobs" lists them.`);
  return call.given.length > 0 ? call.given : failed;
}
