import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import { callsOf } from './call.ts';
import { changesOf } from './changes.ts';
import { READING } from './same-reads.ts';
import { type Pair, PAIRS, type World } from './same-writes.ts';

/** REST is not a second API: each call writes and reads the same as its GraphQL twin. */

let app: App;
// Its own, because a server that has had sockets writes about itself from time to time.
beforeAll(async () => void (app = await startApp({ isOwn: true })));
afterAll(() => app.stop());
const { get } = callsOf(() => app);

/** Returns what one half of a pair does to the database, in its own world. */
async function effectOf(pair: Pair, protocol: 'rest' | 'graphql'): Promise<Record<string, string[]>> {
  const world = await pair.arrange(app, protocol);
  let refused: unknown;
  const changes = await changesOf(app, world.ownWords ?? [], async () => {
    refused = protocol === 'rest' ? await callRest(pair, world) : await callGraphql(pair, world);
  });
  expect(refused).toBeNull();
  return changes;
}

/** Returns the error of a call in its world; null if it succeeds. */
async function callRest(
  { row }: Pair,
  { as = null, cookies = {}, guid = '', body }: World,
): Promise<unknown> {
  const [method = '', url = ''] = row.split(' ');
  const answer = await app.rest(method, url.replace(':guid', guid), { as, cookies, ...(body && { body }) });
  return answer.status < 300 ? null : answer.body;
}

async function callGraphql(pair: Pair, { as = null, cookies = {}, variables = {} }: World): Promise<unknown> {
  const { errors } = await app.graphql(pair.graphql, variables, { as, cookies });
  return errors[0] ?? null;
}

test.each(PAIRS)('$row and its twin write the same', async (pair) => {
  const rest = await effectOf(pair, 'rest');
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(pair.writes));
  expect(rest).toEqual(await effectOf(pair, 'graphql'));
});

describe.each(READING)('$row and its twin', ({ path, graphql, variables, list, as, arrange }) => {
  test('read the same, in the same order', async () => {
    const world = await arrange(app);
    for (const name of as) {
      const actor = world.actors[name]!;
      const rest = await get(path(world), { as: actor });
      expect(rest.status).toBe(200);
      const { data, errors } = await app.graphql(graphql, variables(world), { as: actor });
      expect(errors).toEqual([]);
      const sent = list.rest(rest.body);
      expect({ name, sent }).toEqual({ name, sent: list.graphql(data) });
      expect(sent).not.toEqual([]);
    }
  });
});

/** A call that writes nothing and reads no list; tests/api/rest/twins.test.ts compares both responses. */
const NO_EFFECT = ['GET /institutions/available-namespace/:namespace'];

test('every route of the contract is covered', () => {
  const rows = ROWS.map(({ method, url, matchBody = {} }) =>
    [method, url, ...Object.entries(matchBody).map(([name, value]) => `${name}=${value}`)].join(' '),
  );
  const known = [...PAIRS.map(({ row }) => row), ...READING.map(({ row }) => row), ...NO_EFFECT];
  expect(known.toSorted()).toEqual(rows.toSorted());
});
