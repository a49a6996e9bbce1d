import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROWS } from '#api/rest/rows';
import type { Row } from '#api/rest/row';
import { assertNoFault, assertNoLoggedErrors } from './faults.ts';
import { bodiesOf } from './rest-bodies.ts';
import { holds, PATIENCE, shareOf } from './runs.ts';
import { anyHeaders, anyText, anyValue, mostly } from './values.ts';
import { type ActorName, ACTORS, aWorld, PARTS, type World } from './world.ts';

vi.setConfig({ testTimeout: PATIENCE });

let world: World;
const tally = { given: 0, answered: 0 };
beforeAll(async () => {
  world = await aWorld();
}, PATIENCE);
afterAll(() => world.app.stop());

const actor: fc.Arbitrary<ActorName> = fc.oneof(
  ...ACTORS.map((name) => ({ weight: PARTS[name] * 100, arbitrary: fc.constant(name) })),
);
const headers = mostly(8, fc.constant({}), anyHeaders);

/** Node itself rejects headers of more than 16 kB. */
const MAX_LENGTH_IN_PATH = 500;
const inPath = fc
  .oneof(
    anyText,
    anyValue.map((value) => JSON.stringify(value)),
  )
  .map((text) => text.slice(0, MAX_LENGTH_IN_PATH));
const query = fc.dictionary(
  fc.constantFrom('limit', 'offset', 'role', 'search', 'status', 'limit[]', '__proto__'),
  mostly(1, fc.integer({ min: 1, max: 100 }).map(String), inPath),
  { maxKeys: 3 },
);

/** Encodes a value for a path, which cannot contain half of a surrogate pair. */
const encoded = (part: string) => encodeURIComponent(Buffer.from(part).toString());

const queryText = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');

/** Generates values for `:name`, mostly of existing objects. */
function valueInPath({ url }: Row): fc.Arbitrary<string> {
  const { own, foreign } = world.idsFor(url.startsWith('/courses') ? 'courseId' : 'guid', '');
  return mostly(2, fc.constantFrom(...own, ...foreign.slice(0, own.length)), inPath);
}

async function ask(
  row: Row,
  name: ActorName,
  path: string,
  how: { body?: string; headers: object },
): Promise<void> {
  const { app } = world;
  const as = await world.as(name);
  const answer = await app.rest(row.method, path, { ...how, headers: { ...how.headers }, as });
  assertNoFault(app, `${name}: ${row.method} ${path} ${how.body ?? ''}`, answer);
  tally.answered++;
  if (answer.status < 300) tally.given++;
}

describe.concurrent('fuzzed REST calls cause no server error', () => {
  const labelled = ROWS.map(
    (row) => [`${row.method} ${row.url} ${JSON.stringify(row.matchBody ?? {})}`, row] as const,
  );

  test.each(labelled)('%s', async (label, row) => {
    const { own } = world.idsFor('courseId', '');
    const body = row.method === 'POST' ? bodiesOf(row, own[0]!) : fc.constant(undefined);
    const input = fc.tuple(actor, valueInPath(row), query, body, headers);
    await holds(
      `rest ${label}`,
      shareOf(0.34 / ROWS.length),
      input,
      async ([name, value, search, sent, more]) => {
        const path = `${row.url.replace(/:\w+/, encoded(value) || 'x')}?${queryText(search)}`;
        const text = JSON.stringify(sent);
        await ask(row, name, path, { headers: more, ...(row.method === 'POST' && { body: text ?? '' }) });
      },
    );
  });
});

test('many calls returned data', () => {
  expect(tally.given / tally.answered).toBeGreaterThan(0.15);
});

test('no errors were logged behind the responses', () => assertNoLoggedErrors(world.app));
