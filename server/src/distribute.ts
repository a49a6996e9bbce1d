/** Process: distributes the tables over the nodes of a Citus cluster: `npm run distribute -- --dry-run`. */
import { exitWith } from '#app/exit';
import '#app/modules';
import { loadConfig } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import { distribute, type Distribution, formatBreaches } from '#platform/database/distribution/distribute';
import { openDatabase } from '#platform/database/embedded/open-database';

const USAGE = 'Usage: npm run distribute -- [--dry-run] [--json]';

const OPTIONS = ['--dry-run', '--json'];

const given = process.argv.slice(2);

try {
  if (!given.every((option) => OPTIONS.includes(option))) throw new StartError(USAGE);
  const database = await openDatabase(loadConfig());
  try {
    const isDryRun = given.includes('--dry-run');
    const plan = await distribute(database.urls.owner, { isDryRun });
    console.log(given.includes('--json') ? JSON.stringify(plan, null, 2) : format(plan, isDryRun));
    if (plan.breaches.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  exitWith(error);
}

/** Formats a plan for the operator. */
function format({ tables, breaches, steps }: Distribution, isDryRun: boolean): string {
  const local = tables.filter(({ kind }) => kind === 'local').map(({ name }) => name);
  return [
    `-- ${steps.length} statements${isDryRun ? '' : ', all of them done'}`,
    ...steps.map(({ sql }) => `${sql};`),
    `-- ${local.length} tables stay on the coordinator: ${local.join(', ')}`,
    ...(breaches.length > 0 ? ['The tables cannot be distributed:', formatBreaches(breaches)] : []),
  ].join('\n');
}
