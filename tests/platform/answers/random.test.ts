import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FORGET } from '#platform/answers/forget-changes';
import { connectOwner } from '#platform/database/orm';
import { SCHEMA } from '#app/database';
import { DocumentCache } from '#api/graphql/documents';
import { operations } from '#tests/platform/read/documents';
import { loadData } from '#tests/platform/read/reference/data';
import { Reference } from '#tests/platform/read/reference/interpreter';
import { valuesIn } from '#tests/platform/read/values';
import { aWorld } from '#tests/platform/read/world';
import type { Operation } from '#tests/platform/read/written';
import { schema } from '#tests/support/schema';
import { type App, startApp } from '#tests/support/app';
import { anApiToken, type Member } from '#tests/support/factories';
import { answerTo, type Asked, REST_LISTS, restItems } from './asked.ts';
import { BY_API, BY_HAND, type Write, type Writers } from './random-writes.ts';
import { another, KEEPS, KEEPS_NOTHING, sentBy } from './servers.ts';

/** Another seed generates other steps: `ANSWERS_SEED=7 npx vitest run tests/platform/answers`. */
const SEED = Number(process.env['ANSWERS_SEED'] ?? 1);
const RUNS = Number(process.env['ANSWERS_RUNS'] ?? 25);
const STEPS = 40;
/** Few, so that the same read is repeated. */
const OPERATIONS = 40;

/** Operations that are common and have little that depends on the time. */
const OPERATIONS_IN_USE = [
  '{ courses(first: 20) { totalCount nodes { id title status lessonCount owner { displayName } } } }',
  '{ viewer { id email displayName memberships { role institution { name } } } }',
  '{ myCourses(first: 10) { nodes { title progress } } }',
  '{ members(first: 20) { totalCount nodes { id displayName role email bio jobTitle } } }',
  '{ institution { name } }',
  '{ discussions(first: 10) { nodes { title replyCount author { displayName } } } }',
  '{ cohorts(first: 20) { nodes { title capacity studentCount milestones { title } courses { title sections { title lessons { title } } } } } }',
];

/** Reads that are repeated most. */
const COMMON: readonly Asked[] = [
  ...OPERATIONS_IN_USE.map((document) => ({ document, variables: {} })),
  ...REST_LISTS,
];

/** Languages of requests. */
const LANGUAGES = ['en', 'de'];

/** A server that keeps nothing, whose database the others share. */
let plain: App;
/** Servers with answers in memory. */
let servers: App[];
let people: (Member | Awaited<ReturnType<typeof anApiToken>>)[];
let writers: Writers;
let asked: Asked[];
/** Answers that servers sent from memory which were stopped since. */
let sentBefore: number;

beforeEach(async () => {
  plain = await startApp({ env: KEEPS_NOTHING });
  servers = [await another(plain, KEEPS), await another(plain, KEEPS)];
  sentBefore = 0;
  const { asking } = await aWorld(plain, SEED);
  const named = (pattern: RegExp) =>
    Object.entries(asking)
      .filter(([name]) => pattern.test(name) && !/visitor|without|unverified|at the/.test(name))
      .map(([, { actor }]) => actor as Member);
  writers = { admins: named(/^admin/), teachers: named(/instructor|owner/), students: named(/student/) };
  const by = writers.admins[0]!;
  people = [
    ...named(/./),
    await anApiToken(plain, { by, scopes: ['members:read', 'courses:read'] }),
    await anApiToken(plain, { by, scopes: ['courses:read'] }),
  ];
  const owner = await connectOwner(plain.databaseUrl, SCHEMA);
  const reference = new Reference(schema, await loadData(owner));
  const cache = new DocumentCache(reference.schema);
  const runs = ({ document }: Operation) => {
    try {
      return 'plan' in cache.get(document);
    } catch {
      return false;
    }
  };
  const operation = operations(reference, valuesIn(reference.data), 4).filter(runs);
  asked = [
    ...COMMON,
    ...(await restItems(plain)),
    ...fc.sample(fc.noBias(operation), { seed: SEED, numRuns: OPERATIONS }),
  ];
  await owner.close();
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await plain.stop();
});

const ALL_WRITES = { ...BY_HAND, ...BY_API };

/** A read of a person on one of the servers. */
interface Read {
  read: number;
  who: number;
  language: number;
  at: number;
}

const ask = (server: App, { read, who, language }: Read) =>
  answerTo(server, asked[read]!, { as: people[who]!, language: LANGUAGES[language]! });

/** Reads the same on a server with answers in memory and on one without. */
async function sameAnswer(read: Read): Promise<void> {
  const [kept, fresh] = [await ask(servers[read.at]!, read), await ask(plain, read)];
  expect({ ...asked[read.read], ...kept }).toEqual({ ...asked[read.read], ...fresh });
}

/** Sessions are cached as well, and other instances learn from the bus that a role changed: here at once. */
function forgetSessions(): void {
  for (const { services } of [plain, ...servers])
    for (const { institution } of people) services.sessions.forgetInstitution(institution.id);
}

/** Ends a server and starts another one on the same database. */
async function restart(at: number): Promise<void> {
  sentBefore += sentBy(servers[at]!);
  await servers[at]!.stop();
  servers[at] = await another(plain, KEEPS);
}

interface Options {
  /** Whether servers are also replaced by others. */
  restarts: boolean;
}

const aStep = (writes: readonly Write[], { restarts }: Options) =>
  fc.oneof(
    {
      weight: 60,
      arbitrary: fc.record({
        read: fc.oneof(fc.nat({ max: COMMON.length - 1 }), fc.nat({ max: asked.length - 1 })),
        who: fc.nat({ max: people.length - 1 }),
        language: fc.nat({ max: LANGUAGES.length - 1 }),
        times: fc.integer({ min: 1, max: 4 }),
        at: fc.nat({ max: 1 }),
      }),
    },
    {
      weight: 20,
      arbitrary: fc.record({ write: fc.nat({ max: writes.length - 1 }), seed: fc.nat({ max: 1000 }) }),
    },
    { weight: 2, arbitrary: fc.record({ forget: fc.constant(true) }) },
    { weight: restarts ? 1 : 0, arbitrary: fc.record({ restart: fc.nat({ max: 1 }) }) },
  );

/** Runs random reads, each several times, and between them writes, restarts and the job; compares every answer. */
const property = (writes: readonly Write[], given: Options) =>
  fc.asyncProperty(fc.array(aStep(writes, given), { minLength: STEPS, maxLength: STEPS }), async (steps) => {
    const reads = new Map<string, Read>();
    for (const step of steps) {
      if ('times' in step) {
        const { times, ...read } = step;
        for (let time = 0; time < times; time++) await sameAnswer(read);
        reads.set(JSON.stringify(read), read);
        continue;
      }
      // What was read before is read during a write and after it: that is what may be stale.
      const before = [...reads.values()].slice(-6);
      if ('forget' in step) await plain.db.query(FORGET);
      if ('restart' in step) await restart(step.restart);
      if ('write' in step) {
        const write = writes[step.write]!;
        await Promise.all([
          write(of(servers, step.seed), writers, step.seed),
          ...before.slice(0, 2).map((read) => ask(servers[read.at]!, read)),
        ]);
      }
      forgetSessions();
      for (const read of before) await sameAnswer(read);
    }
  });

const of = <Item>(items: readonly Item[], seed: number): Item => items[seed % items.length]!;

test('every answer is the one of a server that keeps none, whatever is written in between', async () => {
  const parameters = { seed: SEED, numRuns: RUNS, endOnFailure: true };
  await fc.assert(property(Object.values(ALL_WRITES), { restarts: true }), parameters);
  expect(sentBefore + sentBy(servers[0]!) + sentBy(servers[1]!)).toBeGreaterThan(200);
});

test('no write by hand is always refused', async () => {
  const refused: unknown[] = [];
  for (const [name, write] of Object.entries(BY_HAND)) {
    const refusals = new Set<string | null>();
    for (let seed = 0; seed < 40 && !refusals.has(null); seed++)
      refusals.add(await write(plain, writers, seed));
    if (!refusals.has(null)) refused.push([name, ...refusals]);
  }
  expect(refused).toEqual([]);
});

test('the property notices that a trigger is missing', async () => {
  for (const server of servers)
    for (let read = 0; read < 3; read++) await server.graphql(OPERATIONS_IN_USE[0]!, {}, { as: people[0]! }); // they know the catalogue with all triggers
  await plain.db.query('alter table course disable trigger course_noted');
  const writes = [BY_HAND['title of a course']!, BY_HAND['title of a cohort']!];
  const parameters = { seed: SEED, numRuns: RUNS * 4, endOnFailure: true }; // a read must be repeated right after the write
  // A server that starts now reads in the catalogue that the trigger is missing, and keeps nothing of courses.
  const { failed } = await fc.check(property(writes, { restarts: false }), parameters);
  expect(failed).toBe(true);
});
