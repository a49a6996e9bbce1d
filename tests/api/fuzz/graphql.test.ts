import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '#tests/support/schema';
import { assertNoFault, assertNoLoggedErrors } from './faults.ts';
import { operationsOf } from './operations.ts';
import { holds, PATIENCE, shareOf } from './runs.ts';
import { anyHeaders, anyValue, mostly } from './values.ts';
import { ACTORS, PARTS, aWorld, type World } from './world.ts';

vi.setConfig({ testTimeout: PATIENCE });

let world: World;
/** Counts the operations that returned data, and all responses. */
const tally = { given: 0, answered: 0 };
beforeAll(async () => {
  world = await aWorld();
}, PATIENCE);
afterAll(() => world.app.stop());

const headers = mostly(8, fc.constant({}), anyHeaders);

describe.concurrent('fuzzed operations cause no server error', () => {
  test.each(ACTORS)('as %s', async (name) => {
    const { app } = world;
    const operations = fc.oneof(
      operationsOf(schema, 'query', world),
      operationsOf(schema, 'mutation', world),
    );
    await holds(
      `graphql ${name}`,
      shareOf(0.38 * PARTS[name]),
      fc.tuple(operations, headers),
      async ([body, more]) => {
        const as = await world.as(name);
        const answer = await app.request('POST', '/graphql', { body, as, headers: { ...more } });
        assertNoFault(app, JSON.stringify(body), answer);
        tally.answered++;
        if (answer.text.includes('"data":{')) tally.given++;
      },
    );
  });
});

describe.concurrent('fuzzed bodies cause no server error', () => {
  test('with any content', async () => {
    const { app } = world;
    const text = operationsOf(schema, 'query', world).map(({ query }) => query);
    const cut = fc
      .tuple(text, fc.nat(), fc.string({ unit: 'binary', maxLength: 5 }))
      .map(([query, at, more]) => {
        const place = at % query.length;
        return query.slice(0, place) + more + query.slice(place + more.length * 2);
      });
    const body = fc.oneof(
      fc.record(
        {
          query: mostly(3, cut, anyValue),
          variables: anyValue,
          operationName: anyValue,
          extensions: anyValue,
        },
        { requiredKeys: ['query'] },
      ),
      anyValue,
    );
    await holds('graphql bodies', shareOf(0.06), fc.tuple(body, anyHeaders), async ([sent, more]) => {
      const asked = JSON.stringify(sent);
      assertNoFault(app, asked, await app.request('POST', '/graphql', { body: asked, headers: more }));
    });
  });
});

test('many operations returned data', () => {
  expect(tally.answered).toBeGreaterThan(0);
  expect(tally.given / tally.answered).toBeGreaterThan(0.2);
});

test('no errors were logged behind the responses', () => assertNoLoggedErrors(world.app));
