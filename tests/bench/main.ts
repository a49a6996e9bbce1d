/**
 * Measures the product against the limit (limit.ts): the same data and responses, in alternating rounds on the same
 * machine. Prints throughput ratios. `npm run bench -- [--rounds 5] [--seconds 4] [--only enroll] [--peers] [--answers] [--save]`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { ensureDatabase, startEmbedded } from '#platform/database/embedded/embedded';
import { migrate } from '#app/migrate';
import { ENROLLMENTS, fill, FREE_PLACES, type Person, type Sample, sample, SIZE } from './data.ts';
import { measureFanOut } from './fan-out.ts';
import { bytesPerRow, save, startCounting } from './measured.ts';
import { checkPeers, installPeers, startPeers } from './peer-sides.ts';
import { compare, CONNECTIONS, type Outcome, type Rounds } from './rounds.ts';
import { memoryOf, root, serve, stopServers } from './servers.ts';
import { limitSide, sameSchema } from './sides.ts';
import { measureTriggers } from './triggers.ts';
import { WORKLOADS } from './workloads.ts';

/** Enrollments of both sides in one run, with a reserve. */
const MAX_TAKEN = 130_000;
/** Readers when more than two sides take turns: each comes back while the server still knows the session. */
const FEW_VISITORS = 2_000;
/** Reads after which the server has an answer in memory. */
const READS_INTO_MEMORY = 2;
/** Environment of a server that sends no answer from memory. */
const WITHOUT_ANSWERS = { ANSWER_MEMORY: '0' };
const JWT_SECRET = 'a secret that is used for measuring only';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
    peers: { type: 'boolean', default: false },
    answers: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const dataDir = path.join(root, 'var/bench');
const wants = (name: string) => (options.only ?? name) === name;

if (options.peers) {
  installPeers();
  checkPeers();
}
fs.mkdirSync(dataDir, { recursive: true });
const postgres = await startEmbedded({ dataDir, settings: { shared_buffers: '512MB', max_wal_size: '4GB' } });
const tokens = new Map<Person, string>();
const client = new pg.Client({ connectionString: postgres.url('bench') });
try {
  await ensureDatabase(postgres.url('postgres'), 'bench');
  const databaseUrl = postgres.url('bench');
  await migrate(databaseUrl);
  await client.connect();
  await fill(client);
  const ids = await sample(client);
  const enrolled = await client.query<{ count: string }>('select count(*) from enrollment');
  console.log(
    `${SIZE.institutions} institutions, ${SIZE.people} people, ${enrolled.rows[0]!.count} enrollments; ${CONNECTIONS} connections`,
  );

  const startOurs = (env: Record<string, string> = {}) =>
    serve(
      'server/dist/main.js',
      {
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
        ...env,
      },
      (url) => fetch(`${url}/healthz`),
    );
  const startLimit = (script: string, knock: string) =>
    serve(script, { DATABASE_URL: databaseUrl }, (url) => fetch(url, { method: 'POST', body: knock }));
  // Peers read each answer.
  const ours = await startOurs(options.peers ? WITHOUT_ANSWERS : {});
  const limit = await startLimit('tests/bench/limit.ts', '{"name":"REST list","values":[null]}');
  for (const person of ids.students.flat()) tokenOf(person); // creating tokens is not part of the server's work
  // Enrollments of former runs took the first seats.
  const taken = Number(enrolled.rows[0]!.count) - ENROLLMENTS;
  if (FREE_PLACES - taken < MAX_TAKEN && wants('enroll') && !options.peers)
    throw new Error(`Of ${FREE_PLACES} places ${taken} are taken: remove var/bench.`);
  const rounds: Rounds = {
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
    ids,
    visitors: options.peers || options.answers ? FEW_VISITORS : SIZE.people,
    // No side of a run with peers keeps answers, and two reads by each person would take a slow peer minutes.
    readsBefore: options.peers ? null : READS_INTO_MEMORY,
    next: new Map([['enroll', taken]]),
    databasePid: postgres.pid,
    analyze: () => client.query('analyze'),
  };
  const sides = [
    sameSchema('server', ours, tokenOf),
    ...(options.answers
      ? [sameSchema('server without answers in memory', await startOurs(WITHOUT_ANSWERS), tokenOf)]
      : []),
    limitSide(limit),
    ...(options.peers ? await startPeers({ DATABASE_URL: databaseUrl, JWT_SECRET }, tokenOf) : []),
  ];
  for (const workload of WORKLOADS.filter(({ name }) => wants(name))) {
    if (options.answers && workload.name === 'enroll') {
      await measureTriggers(client, workload, sides[0]!, rounds);
      continue;
    }
    const served = sides.filter((side) => side.draft(workload, workload.request(ids, taken)) !== null);
    if (options.peers && served.length === 2) continue; // no peer serves it
    const count = workload.name === 'enroll' ? await startCounting(client) : null;
    const outcomes = await compare(workload, served, rounds);
    print(workload.name, outcomes);
    const [mine] = outcomes;
    if (options.save && !options.peers) save({ workloads: { [workload.name]: figuresOf(mine!) } });
    if (options.save && count) save({ enrollment: await count() });
  }
  if (options.save && !options.peers) save({ server: { megabytes: Math.round(memoryOf(ours.pid)) } });
  if (wants('fan-out') && !options.peers && !options.answers) {
    const bare = await startLimit('tests/bench/limit-sockets.ts', '[]');
    const fresh = await startOurs(); // memory of the other workload would hide that of the sockets
    const { room, people } = await roomOf(ids);
    const socket = await measureFanOut({
      ours: fresh,
      limit: bare,
      room,
      people,
      tokenOf,
      rounds: rounds.rounds,
      seconds: rounds.seconds,
    });
    if (options.save) save({ socket });
  }
  if (options.save && !options.peers) save({ rows: await bytesPerRow(client) });
} finally {
  stopServers();
  await client.end();
  await postgres.stop();
}

/** Prints a line for each side, with the limit's last. */
function print(workload: string, outcomes: Outcome[]): void {
  const limit = outcomes.find(({ name }) => name === 'limit')!;
  const others = outcomes.filter((outcome) => outcome !== limit);
  for (const { name, ratio, lowest, highest, perSecond, cpu, databaseCpu } of others)
    console.log(
      `${workload.padEnd(14)} ${others.length > 1 ? `${name.padEnd(38)} ` : ''}${ratio.toFixed(3)} of the limit (${lowest.toFixed(3)} to ${highest.toFixed(3)}); ` +
        `${Math.round(perSecond)} a second; ${cpu.toFixed(3)} ms of CPU a request and ${databaseCpu.toFixed(3)} in PostgreSQL`,
    );
  console.log(
    `${' '.repeat(14)} limit: ${Math.round(limit.perSecond)} a second; ${limit.cpu.toFixed(3)} ms of CPU a request and ${limit.databaseCpu.toFixed(3)} in PostgreSQL`,
  );
}

function figuresOf({ ratio, perSecond, cpu, databaseCpu }: Outcome) {
  return {
    ratio: Number(ratio.toFixed(3)),
    perSecond: Math.round(perSecond),
    serverMs: Number(cpu.toFixed(3)),
    databaseMs: Number(databaseCpu.toFixed(3)),
  };
}

/** The first cohort's room and its members. */
async function roomOf({ students }: Sample): Promise<{ room: string; people: Person[] }> {
  const { rows } = await client.query<{ room: string; members: string[] }>(
    `select k.id as room, (select array_agg(e.membership_id::text) from enrollment e where e.cohort_id = k.cohort_id and e.status = 'active') as members
     from conversation k join cohort c on c.id = k.cohort_id where k.institution_id = $1 order by c.title limit 1`,
    [students[0]![0]!.institutionId],
  );
  const { room, members } = rows[0]!;
  return { room, people: students[0]!.filter(({ membershipId }) => members.includes(membershipId)) };
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
