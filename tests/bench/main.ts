/**
 * Measures the product against the limit (limit.ts): the same data and responses, in alternating rounds on the same
 * machine. Prints throughput ratios. `npm run bench -- [--rounds 5] [--seconds 4] [--only enroll]`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '#platform/database/embedded/embedded';
import { migrate } from '#app/migrate';
import { freePort } from '#tests/support/free-port';
import { ENROLLMENTS, fill, FREE_PLACES, type Person, type Sample, sample, SIZE } from './data.ts';
import { measureFanOut } from './fan-out.ts';
import { type Workload, WORKLOADS } from './workloads.ts';

const CONNECTIONS = 16;
/** Unit of CPU time in /proc. */
const MS_PER_TICK = 10;
/** Enrollments of both sides in one run, with a reserve. */
const MAX_TAKEN = 130_000;
const JWT_SECRET = 'a secret that is used for measuring only';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(root, 'var/bench');

fs.mkdirSync(dataDir, { recursive: true });
const postgres = await startEmbedded({ dataDir, settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
const tokens = new Map<Person, string>();
const children: ChildProcess[] = [];
/** Processes by what they serve. */
const pids = new Map<string, number>();
try {
  await ensureDatabase(postgres.url('postgres'), 'bench');
  const databaseUrl = postgres.url('bench');
  await migrate(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fill(client);
  const ids = await sample(client);
  const enrolled = await client.query<{ count: string }>('select count(*) from enrollment');
  await client.end();
  console.log(
    `${SIZE.institutions} institutions, ${SIZE.people} people, ${enrolled.rows[0]!.count} enrollments; ${CONNECTIONS} connections`,
  );

  const startOurs = () =>
    serve('server/dist/main.js', '/healthz', {
      DATABASE_URL: databaseUrl,
      JWT_SECRET,
      DATA_DIR: path.join(dataDir, 'app'),
      DEMO: 'false',
      LOG_LEVEL: 'error',
      // Counted, but never reached.
      RATE_LIMIT: '100000000',
      COST_LIMIT_TOKEN: '999999999',
      COST_LIMIT_ACCOUNT: '999999999',
      COST_LIMIT_INSTITUTION: '999999999',
      COST_LIMIT_ADDRESS: '999999999',
      SOCKET_LIMIT_ACCOUNT: '999999999',
      SOCKET_LIMIT_ADDRESS: '999999999',
    });
  const ours = await startOurs();
  const limit = await serve('tests/bench/limit.ts', null, { DATABASE_URL: databaseUrl });
  for (const person of ids.students.flat()) tokenOf(person); // creating tokens is not part of the server's work
  // Enrollments of former runs took the first seats.
  const taken = Number(enrolled.rows[0]!.count) - ENROLLMENTS;
  if (FREE_PLACES - taken < MAX_TAKEN && (options.only ?? 'enroll') === 'enroll')
    throw new Error(`Of ${FREE_PLACES} places ${taken} are taken: remove var/bench.`);
  const next = new Map<string, number>([['enroll', taken]]);
  for (const workload of WORKLOADS) {
    if (options.only && options.only !== workload.name) continue;
    await compare(workload, ours, limit, ids, next);
  }
  if (!options.only || options.only === 'fan-out') {
    const pidOf = (url: string) => pids.get(url)!;
    const bare = await serve('tests/bench/limit-sockets.ts', null, { DATABASE_URL: databaseUrl }, '[]');
    const fresh = await startOurs(); // memory of the other workload would hide that of the sockets
    const { room, people } = await roomOf(databaseUrl, ids);
    await measureFanOut({
      ours: { url: fresh, pid: pidOf(fresh) },
      limit: { url: bare, pid: pidOf(bare) },
      room,
      people,
      tokenOf,
      rounds: Number(options.rounds),
      seconds: Number(options.seconds),
    });
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await postgres.stop();
}

/** The first cohort's room and its members. */
async function roomOf(url: string, { students }: Sample): Promise<{ room: string; people: Person[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ room: string; members: string[] }>(
    `select k.id as room, (select array_agg(e.membership_id::text) from enrollment e where e.cohort_id = k.cohort_id and e.status = 'active') as members
     from conversation k join cohort c on c.id = k.cohort_id where k.institution_id = $1 order by c.title limit 1`,
    [students[0]![0]!.institutionId],
  );
  await client.end();
  const { room, members } = rows[0]!;
  return { room, people: students[0]!.filter(({ membershipId }) => members.includes(membershipId)) };
}

async function serve(
  script: string,
  health: string | null,
  env: Record<string, string>,
  knock = '{"name":"REST list","values":[null]}',
): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, script.endsWith('.ts') ? ['--import', 'tsx', script] : [script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${script} ended`);
    try {
      await fetch(url + (health ?? '/'), health ? {} : { method: 'POST', body: knock });
      pids.set(url, child.pid!);
      return url;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`${script} does not answer`);
}

/**
 * A person's access token, valid for the whole run, as one is valid for everything a person does in a quarter of an
 * hour.
 */
function tokenOf(person: Person): string {
  let token = tokens.get(person);
  if (!token) tokens.set(person, (token = sign(person)));
  return token;
}

function sign(person: Person): string {
  const claims = {
    sub: person.accountId,
    sid: person.sessionId,
    email: '',
    role: 'student',
    isVerified: true,
    member: { institutionId: person.institutionId, membershipId: person.membershipId },
  };
  return jwt.sign(claims, JWT_SECRET, { expiresIn: '1h' });
}

async function compare(
  workload: Workload,
  ours: string,
  limit: string,
  ids: Sample,
  next: Map<string, number>,
): Promise<void> {
  await sameAnswers(workload, ours, limit, ids);
  const rates: { ours: number[]; limit: number[] } = { ours: [], limit: [] };
  const seconds = { duration: Number(options.seconds) };
  // Warm-up: readers have visited before, like people who open more than one screen.
  const warmUp = workload.name === 'enroll' ? seconds : { amount: SIZE.people };
  await run(workload, 'ours', ours, ids, next, warmUp);
  await run(workload, 'limit', limit, ids, next, warmUp);
  const cpu = { ours: cpuOf(ours), limit: cpuOf(limit) };
  const count = { ours: 0, limit: 0 };
  for (let round = 0; round < Number(options.rounds); round++)
    for (const [side, url] of [
      ['ours', ours],
      ['limit', limit],
    ] as const) {
      const { total, perSecond } = await run(workload, side, url, ids, next, seconds);
      rates[side].push(perSecond);
      count[side] += total;
    }
  const ratios = rates.ours.map((rate, round) => rate / rates.limit[round]!);
  const [low, middle, high] = [Math.min(...ratios), median(ratios), Math.max(...ratios)];
  const cpuPerRequest = [(cpuOf(ours) - cpu.ours) / count.ours, (cpuOf(limit) - cpu.limit) / count.limit];
  console.log(
    `${workload.name.padEnd(14)} ${middle.toFixed(2)} of the limit (${low.toFixed(2)} to ${high.toFixed(2)}); ` +
      `${Math.round(median(rates.ours))} and ${Math.round(median(rates.limit))} a second; ` +
      `${cpuPerRequest.map((ms) => ms.toFixed(3)).join(' and ')} ms of CPU a request`,
  );
}

/** Milliseconds of CPU time that a server has used, without its database; NaN where the system does not say. */
function cpuOf(url: string): number {
  try {
    const stat = fs.readFileSync(`/proc/${pids.get(url)!}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) * MS_PER_TICK;
  } catch {
    return NaN;
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

async function sameAnswers(workload: Workload, ours: string, limit: string, ids: Sample): Promise<void> {
  if (workload.name === 'enroll') return;
  for (const number of [0, 61, 777]) {
    const request = workload.request(ids, number);
    const one = await fetch(ours + request.path, {
      method: request.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(request.as)}` },
      ...(request.body && { body: JSON.stringify(request.body) }),
    });
    const other = await fetch(limit, {
      method: 'POST',
      body: JSON.stringify({ name: workload.name, values: request.values }),
    });
    const [mine, theirs] = [workload.answer((await one.json()) as never), await other.json()];
    if (sorted(mine) !== sorted(theirs))
      throw new Error(`${workload.name}: the answers differ\n${sorted(mine)}\n${sorted(theirs)}`);
  }
}

/** Serializes a value with sorted members. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

async function run(
  workload: Workload,
  side: 'ours' | 'limit',
  url: string,
  ids: Sample,
  next: Map<string, number>,
  length: { duration: number } | { amount: number },
): Promise<{ total: number; perSecond: number }> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...length,
    requests: [
      {
        setupRequest: (draft) => {
          // Both sides read the same; a seat can be taken only once.
          const counter = workload.name === 'enroll' ? workload.name : `${workload.name} ${side}`;
          const number = next.get(counter) ?? 0;
          next.set(counter, number + 1);
          const request = workload.request(ids, number);
          if (side === 'limit')
            return {
              ...draft,
              method: 'POST',
              path: '/',
              body: JSON.stringify({ name: workload.name, values: request.values }),
            };
          return {
            ...draft,
            method: request.method,
            path: request.path,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(request.as)}` },
            ...(request.body && { body: JSON.stringify(request.body) }),
          };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${workload.name} (${side}): ${result.non2xx} refusals, ${result.errors} errors`);
  return { total: result.requests.total, perSecond: result.requests.total / result.duration };
}
