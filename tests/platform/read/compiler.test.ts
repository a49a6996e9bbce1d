import { SCHEMA } from '#app/database';
import type { MikroORM } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyCatalogue } from '#platform/catalogue/apply-catalogue';
import { connectOwner } from '#platform/database/orm';
import { DocumentCache } from '#api/graphql/documents';
import { schema } from '#tests/support/schema';
import { startOnCluster } from '#tests/platform/catalogue/support';
import { type App, startApp } from '#tests/support/app';
import { operations } from './documents.ts';
import { loadData } from './reference/data.ts';
import { Reference } from './reference/interpreter.ts';
import { PLACE } from './reference/page.ts';
import { readerOf } from './reference/visible.ts';
import { valuesIn } from './values.ts';
import { aWorld, type World } from './world.ts';
import type { Operation } from './written.ts';

/** Another seed generates other data and operations: `READ_SEED=7 npx vitest run tests/platform/read`. */
const SEED = Number(process.env['READ_SEED'] ?? 1);
const RUNS = Number(process.env['READ_RUNS'] ?? 500);

/** Root fields that readers without an institution read, and fields that functions of the database compute elsewhere. */
const OUTSIDE =
  /\b(cohorts?|courses?|lesson|order|certificate|enrollment|nodes?|memberships|waitlistPosition)\b/;

/** Milliseconds for all operations, including shrinking a failing one. */
const PATIENCE = 60_000;

let app: App;
let owner: MikroORM;
let world: World;
let reference: Reference;
let documents: DocumentCache;

/** Opens a server with data of the seed. */
async function open(start: () => Promise<App>): Promise<void> {
  app = await start();
  world = await aWorld(app, SEED);
  await applyCatalogue(app.services);
  owner = await connectOwner(app.databaseUrl, SCHEMA);
  reference = new Reference(schema, await loadData(owner));
  documents = new DocumentCache(reference.schema);
}

async function close(): Promise<void> {
  await owner.close();
  await app.stop();
}

describe('on one PostgreSQL', () => {
  beforeAll(() => open(startApp));
  afterAll(close);

  test('the reference implements every field below the generated root fields', () => {
    expect(reference.unknownFields()).toEqual([]);
  });

  test(
    'any operation returns the same as a plain interpreter over the same rows',
    async () => {
      const found = await compare(Object.keys(world.asking), () => true, RUNS);
      expect(found, 'operations that read something').toBeGreaterThan(RUNS / 7); // a third of the rows belongs to a suspended institution, and few readers grade a course
    },
    PATIENCE * 1.2,
  );
});

describe('on a cluster', () => {
  beforeAll(() => open(startOnCluster));
  afterAll(close);

  test(
    'any operation over all institutions returns the same',
    async () => {
      const outside = Object.keys(world.asking).filter((name) => /visitor|without/.test(name));
      const isOutside = ({ document }: Operation) => OUTSIDE.test(document);
      const found = await compare(outside, isOutside, RUNS / 2);
      expect(found, 'operations that read something').toBeGreaterThan(RUNS / 20);
    },
    PATIENCE * 1.2,
  );
});

/** Compares random operations with the reference. Returns how many read something. */
async function compare(
  names: readonly string[],
  isAsked: (operation: Operation) => boolean,
  numRuns: number,
): Promise<number> {
  const { data } = reference;
  const [refused, others] = [true, false].map((isRefused) =>
    names.filter((name) => /visitor|unverified/.test(name) === isRefused),
  ) as [string[], string[]];
  const asking = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...refused) },
    { weight: 4, arbitrary: fc.constantFrom(...others) },
  );
  const operation = fc.noBias(
    operations(reference, valuesIn(data), 6).filter((one) => isAsked(one) && isRunnable(one)),
  );
  let found = 0;
  await fc.assert(
    fc.asyncProperty(operation, asking, async ({ document, variables }, name) => {
      const { actor, host } = world.asking[name]!;
      const answer = await app.graphql(document, variables, { as: actor, ...(host && { host }) });
      const expected = await reference.answer(document, variables, readerOf(world.asking[name]!, data));
      const refusals = answer.errors.map(({ path, extensions }) => `${path?.join('.')}: ${extensions.code}`);
      // After an error at a non-null field, the executor need not wait for the others.
      const someRefusal = expect.arrayContaining([expect.any(String)]) as string[];
      expect(refusals.toSorted()).toEqual(expected.data === null ? someRefusal : expected.refusals);
      expect(placesOf(answer.data)).toEqual(expected.data);
      if (answer.text.length > 150 && refusals.length === 0) found++;
    }),
    { seed: SEED, numRuns, interruptAfterTimeLimit: PATIENCE, markInterruptAsFailure: true },
  );
  return found;
}

/** Returns whether the document is valid and within the limits. */
function isRunnable({ document }: Operation): boolean {
  try {
    return 'plan' in documents.get(document);
  } catch {
    return false;
  }
}

/** Replaces each cursor in the response by the row's ID. */
function placesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(placesOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, placesOf(part)]));
  if (typeof value !== 'string' || !/^W[yz][\w+/]{50,}=*$/.test(value)) return value;
  return PLACE + (JSON.parse(Buffer.from(value, 'base64').toString()) as string[]).at(-1);
}
