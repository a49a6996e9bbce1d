import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDatabase, type TestDatabase } from '#tests/support/database';
import { statementsOfTheRun } from '#tests/support/server-statements';
import {
  brokenRules,
  READING_FUNCTIONS_IN_READS,
  readingFunctions,
  unexpected,
  unneeded,
} from './citus-rules.ts';
import {
  ACROSS_IN_READS,
  ACROSS_INSTITUTIONS,
  compiledReads,
  ownDecisionsIn,
  type Plans,
  plansOf,
  toRules,
  unroutedIn,
  unscopedIn,
} from './statement-rules.ts';

/** Statements of all servers that tests before this one have started: over GraphQL, sockets, REST, files and jobs. */
const { inside, outside } = statementsOfTheRun();
const written = toRules([...inside, ...outside]);
/** Reads of visitors and of other institutions name none. */
const reads = compiledReads(inside);

const known = Object.keys(ACROSS_INSTITUTIONS);

let database: TestDatabase;
let db: pg.Pool;
let writtenPlans: Plans;
let readPlans: Plans;
/** Some thousand statements are planned, a few milliseconds each. */
beforeAll(async () => {
  database = await aDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 1 });
  writtenPlans = await plansOf(db, written);
  readPlans = await plansOf(db, reads);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

describe.skipIf(written.length === 0)('every statement of the whole run', () => {
  test('names the institution whose rows it reads and changes', async () => {
    const found = [...(await unroutedIn(db, writtenPlans)).keys()];
    expect(found.filter((text) => !known.some((beginning) => text.startsWith(beginning)))).toEqual([]);
  });

  test('names it in each part of a compiled read inside an institution', async () => {
    const found = [...(await unscopedIn(db, readPlans))].map(([text, scans]) => ({
      text,
      scans: scans.filter((scan) => !ACROSS_IN_READS.some((one) => one.scan.test(scan))),
    }));
    expect(found.filter(({ scans }) => scans.length > 0)).toEqual([]);
  });

  test('calls no function that reads tables in a read inside an institution, but for exceptions', async () => {
    const found = await readingFunctions(db, reads);
    expect(found.filter((name) => !(name in READING_FUNCTIONS_IN_READS))).toEqual([]);
  });

  test('keeps the rules of a cluster, but for listed exceptions', async () => {
    expect(unexpected(await brokenRules(db, writtenPlans))).toEqual([]);
  });

  test('leaves no value of a tenant table to the database, and queues no job in the same statement', async () => {
    expect(await ownDecisionsIn(db, writtenPlans)).toEqual([]);
  });
});

/** A run of some tests needs only some of them. */
test.skipIf(!process.env['WHOLE_RUN'])('every exception is needed', async () => {
  const texts = [...(await unroutedIn(db, writtenPlans)).keys()];
  expect(known.filter((beginning) => !texts.some((text) => text.startsWith(beginning)))).toEqual([]);
  expect(unneeded(await brokenRules(db, writtenPlans))).toEqual([]);
  expect(await readingFunctions(db, reads)).toEqual(Object.keys(READING_FUNCTIONS_IN_READS).toSorted());
  const scans = [...(await unscopedIn(db, readPlans)).values()].flat();
  expect(ACROSS_IN_READS.filter(({ scan }) => !scans.some((one) => scan.test(one)))).toEqual([]);
});
