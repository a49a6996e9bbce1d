import autocannon from 'autocannon';
import type { Sample } from './data.ts';
import { cpuOf, cpuWithChildren } from './servers.ts';
import type { Side } from './sides.ts';
import type { Request, Workload } from './workloads.ts';

export const CONNECTIONS = 16;

export interface Rounds {
  rounds: number;
  /** Of one side in one round. */
  seconds: number;
  ids: Sample;
  /** People who read, in turns. */
  visitors: number;
  /** Reads by each of them before the measurement. Null: as many as take the time of a round. */
  readsBefore: number | null;
  /** Numbers of the next requests by workload and side. Seats are taken by all sides together. */
  next: Map<string, number>;
  /** Process of the database. */
  databasePid: number;
  /** Brings the statistics of the planner up to date. */
  analyze: () => Promise<unknown>;
}

/** Result of one side in a workload. */
export interface Outcome {
  name: string;
  /** Median throughput. */
  perSecond: number;
  /** Throughput divided by that of the limit: the median of the rounds, the lowest and the highest. */
  ratio: number;
  lowest: number;
  highest: number;
  /** Milliseconds of CPU time for each request: of the server, and of the database. */
  cpu: number;
  databaseCpu: number;
}

/** Compares sides in a workload, in alternating rounds, after checking that they answer alike. The limit is one of them. */
export async function compare(workload: Workload, all: Side[], given: Rounds): Promise<Outcome[]> {
  const sides = all.filter((side) => side.draft(workload, requestOf(workload, given, 0)) !== null);
  await assertSameAnswers(workload, sides, given);
  for (const side of sides) await run(workload, side, given, warmUpOf(workload, given));
  // As autovacuum does within a minute: some tables were empty when connections planned their statements.
  await given.analyze();
  const measured = sides.map((side) => ({
    side,
    rates: [] as number[],
    requests: 0,
    cpu: 0,
    databaseCpu: 0,
  }));
  for (let round = 0; round < given.rounds; round++)
    for (const one of measured) {
      const [cpu, databaseCpu] = [cpuOf(one.side.pid), cpuWithChildren(given.databasePid)];
      const { total, perSecond } = await run(workload, one.side, given, { duration: given.seconds });
      one.cpu += cpuOf(one.side.pid) - cpu;
      one.databaseCpu += cpuWithChildren(given.databasePid) - databaseCpu;
      one.rates.push(perSecond);
      one.requests += total;
    }
  const limit = measured.find(({ side }) => side.name === 'limit')!;
  return measured.map(({ side, rates, requests, cpu, databaseCpu }) => {
    const ratios = rates.map((rate, round) => rate / limit.rates[round]!);
    return {
      name: side.name,
      perSecond: median(rates),
      ratio: median(ratios),
      lowest: Math.min(...ratios),
      highest: Math.max(...ratios),
      cpu: cpu / requests,
      databaseCpu: databaseCpu / requests,
    };
  });
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Returns how long the requests before the measurement go on. */
const warmUpOf = ({ name }: Workload, { seconds, visitors, readsBefore }: Rounds) =>
  name === 'enroll' || readsBefore === null ? { duration: seconds } : { amount: readsBefore * visitors };

/** Everybody may enroll; only some read. */
const requestOf = ({ name, request }: Workload, { ids, visitors }: Rounds, number: number): Request =>
  request(ids, name === 'enroll' ? number : number % visitors);

async function assertSameAnswers(workload: Workload, sides: Side[], given: Rounds): Promise<void> {
  if (workload.name === 'enroll') return;
  for (const number of [0, 61, 777]) {
    const request = requestOf(workload, given, number);
    const answers = await Promise.all(
      sides.map(async (side) => side.answer(workload, await answerOf(side, workload, request))),
    );
    const expected = answers[sides.findIndex(({ name }) => name === 'limit')];
    for (const [at, { name, isPartial }] of sides.entries()) {
      const [theirs, limits] = [answers[at], isPartial ? partOf(expected, answers[at]) : expected];
      if (sorted(theirs) !== sorted(limits))
        throw new Error(
          `${workload.name}: ${name} answers differently\n${sorted(theirs)}\n${sorted(limits)}`,
        );
    }
  }
}

async function answerOf(side: Side, workload: Workload, request: Request): Promise<unknown> {
  const { path, ...draft } = side.draft(workload, request)!;
  const response = await fetch(side.url + path, draft);
  const body = (await response.json()) as { errors?: unknown };
  if (!response.ok || body?.errors)
    throw new Error(`${workload.name}: ${side.name} answers ${response.status} ${JSON.stringify(body)}`);
  return body;
}

/** Returns the members of `whole` that `part` has, at every depth. */
function partOf(whole: unknown, part: unknown): unknown {
  if (Array.isArray(whole) && Array.isArray(part)) return whole.map((item, at) => partOf(item, part[at]));
  if (!isObject(whole) || !isObject(part)) return whole;
  return Object.fromEntries(Object.keys(part).map((key) => [key, partOf(whole[key], part[key])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serializes a value with sorted members. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** Sends the requests of a workload to a side. */
export async function run(
  workload: Workload,
  side: Side,
  given: Rounds,
  length: { duration: number } | { amount: number },
): Promise<{ total: number; perSecond: number }> {
  const { next } = given;
  const result = await autocannon({
    url: side.url,
    connections: CONNECTIONS,
    ...length,
    requests: [
      {
        setupRequest: (draft) => {
          // All sides read the same; a seat can be taken only once.
          const counter = workload.name === 'enroll' ? workload.name : `${workload.name} ${side.name}`;
          const number = next.get(counter) ?? 0;
          next.set(counter, number + 1);
          return { ...draft, ...side.draft(workload, requestOf(workload, given, number)) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${workload.name} (${side.name}): ${result.non2xx} refusals, ${result.errors} errors`);
  return { total: result.requests.total, perSecond: result.requests.total / result.duration };
}
