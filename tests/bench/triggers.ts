import type pg from 'pg';
import { NOTING } from '#platform/database/changes';
import { median, type Rounds, run } from './rounds.ts';
import { cpuOf, cpuWithChildren } from './servers.ts';
import type { Side } from './sides.ts';
import type { Workload } from './workloads.ts';

/** Requests of one turn: as many with triggers as without, so that CPU times compare. */
const REQUESTS = 1_500;
/** Requests before each turn, until connections have planned their statements again. */
const WARM_UP = 300;

/** Measures what the triggers cost a workload that note changes for answers in memory: in turns with and without them. */
export async function measureTriggers(
  client: pg.Client,
  workload: Workload,
  side: Side,
  given: Rounds,
): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, t.tgname as name
     from pg_trigger t join pg_proc f on f.oid = t.tgfoid where f.proname = any($1)`,
    [Object.values(NOTING)],
  );
  const set = (how: string) =>
    client.query(rows.map(({ table, name }) => `alter table ${table} ${how} trigger ${name};`).join(''));
  const times = { enable: [] as number[], disable: [] as number[] };
  try {
    for (let round = 0; round < given.rounds; round++)
      for (const how of round % 2 === 0
        ? (['disable', 'enable'] as const)
        : (['enable', 'disable'] as const)) {
        await set(how);
        await run(workload, side, given, { amount: WARM_UP });
        const before = cpuOf(side.pid) + cpuWithChildren(given.databasePid);
        const { total } = await run(workload, side, given, { amount: REQUESTS });
        times[how].push((cpuOf(side.pid) + cpuWithChildren(given.databasePid) - before) / total);
      }
  } finally {
    await set('enable');
  }
  const [withThem, without] = [median(times.enable), median(times.disable)];
  const all = (some: number[]) => some.map((time) => time.toFixed(3)).join(' ');
  console.log(
    `${workload.name.padEnd(14)} ${withThem.toFixed(3)} ms of CPU in server and PostgreSQL with triggers that note changes (${all(times.enable)}); ` +
      `${without.toFixed(3)} without (${all(times.disable)}): ${((withThem / without - 1) * 100).toFixed(1)} %`,
  );
}
