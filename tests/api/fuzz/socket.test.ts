import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from '#tests/support/schema';
import type { Actor } from '#tests/support/factories';
import { leakIn } from '#tests/support/leaks';
import { openSession, openSocket, type RawSocket } from '#tests/support/raw-socket';
import type { Operation } from './documents.ts';
import { assertNoFault, assertNoLoggedErrors } from './faults.ts';
import { operationsOf } from './operations.ts';
import { holds, PATIENCE, shareOf } from './runs.ts';
import { anyText, anyValue, mostly } from './values.ts';
import { type ActorName, ACTORS, aWorld, PARTS, type World } from './world.ts';

vi.setConfig({ testTimeout: PATIENCE });

let world: World;
const tally = { given: 0, answered: 0 };
beforeAll(async () => {
  world = await aWorld();
}, PATIENCE);
afterAll(() => world.app.stop());

/** Codes with which the protocol closes a connection because of its client. */
const ENDINGS = new Set([1007, 1009, 4400, 4401, 4403, 4406, 4409, 4429]);

/**
 * Returns whether the server renewed its sockets because its connection for live events was lost, which happens on a
 * stalled machine.
 */
const isRenewal = ({ code, reason }: { code: number; reason: string }) =>
  code === 1013 && reason === 'Events may have been missed';

/** Opens a socket of an actor, with another session if its own has ended. */
async function sessionOf(name: ActorName): Promise<{ as: Actor; session: RawSocket }> {
  const as = await world.as(name);
  const session = await openSession(world.app.url, as).catch(() => null);
  if (session) return { as, session };
  world.forget(name);
  const renewed = await world.as(name);
  return { as: renewed, session: await openSession(world.app.url, renewed) };
}

/** Runs an operation on a socket. A subscription is active once a later query is answered, and is then ended. */
async function answerOn({ send, next }: RawSocket, id: string, payload: Operation): Promise<object> {
  send({ type: 'subscribe', id, payload });
  const isSubscription = payload.query.startsWith('subscription');
  const probe = `${id}-probe`;
  if (isSubscription) send({ type: 'subscribe', id: probe, payload: { query: '{ __typename }' } });
  for (;;) {
    const frame = await next();
    const isDone = frame.type === 'error' || frame.type === 'next';
    if (isDone && frame.id === id) return frame;
    if (isDone && frame.id === probe) {
      send({ type: 'complete', id });
      return frame;
    }
  }
}

describe.concurrent('fuzzed operations on a socket cause no server error', () => {
  test.each(ACTORS)('as %s', async (name) => {
    const { app } = world;
    const input = fc.oneof(
      { weight: 4, arbitrary: operationsOf(schema, 'query', world) },
      { weight: 4, arbitrary: operationsOf(schema, 'mutation', world) },
      { weight: 1, arbitrary: operationsOf(schema, 'subscription', world) },
    );
    let current: { as: Actor; session: RawSocket } | undefined;
    let count = 0;
    const ask = async (operation: Operation): Promise<object> => {
      const isOpen = current?.session.socket.readyState === current?.session.socket.OPEN;
      if (!current || !isOpen || current.as !== (await world.as(name))) {
        current?.session.socket.close();
        current = await sessionOf(name);
      }
      const { session } = current;
      return answerOn(session, String(++count), operation).catch(async () => {
        world.forget(name);
        const ending = await session.closed;
        if (isRenewal(ending)) return ask(operation);
        if (!ENDINGS.has(ending.code))
          throw new Error(`The socket was closed with ${ending.code}: ${operation.query}`);
        return {};
      });
    };
    await holds(`socket ${name}`, shareOf(0.2 * PARTS[name]), input, async (operation) => {
      const answer = await ask(operation);
      if (operation.query.includes('signOut')) world.forget(name);
      const text = JSON.stringify(answer);
      assertNoFault(app, JSON.stringify(operation), { status: 200, headers: {}, text });
      tally.answered++;
      if (text.includes('"data":{')) tally.given++;
    });
    current?.session.socket.close();
  });
});

describe.concurrent('fuzzed frames on a socket cause no server error', () => {
  test('with any content', async () => {
    const { app } = world;
    const type = fc.constantFrom(
      'connection_init',
      'subscribe',
      'complete',
      'ping',
      'pong',
      'next',
      '__proto__',
    );
    const frame = fc.record(
      {
        type: mostly(10, type, anyValue),
        id: mostly(3, fc.constantFrom('1', '2', '__proto__'), anyValue),
        payload: mostly(
          3,
          fc.record(
            {
              query: mostly(3, fc.constant('{ __typename }'), anyValue),
              variables: anyValue,
              operationName: anyValue,
              accessToken: anyValue,
            },
            { requiredKeys: [] },
          ),
          anyValue,
        ),
      },
      { requiredKeys: ['type'] },
    );
    const sent = fc.oneof(
      { weight: 6, arbitrary: frame.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: anyText },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    );
    await holds('frames', shareOf(0.05), fc.array(sent, { minLength: 1, maxLength: 4 }), async (frames) => {
      const { socket, send, next, closed } = await openSocket(app.url);
      const come: string[] = [];
      const heard = (async () => {
        for (;;) come.push(JSON.stringify(await next()));
      })().catch(() => undefined); // the socket was closed
      send({ type: 'connection_init' });
      for (const one of frames) socket.send(one);
      socket.close(1000);
      const ending = await closed;
      await heard;
      const isExpected = [1000, 1005].includes(ending.code) || ENDINGS.has(ending.code) || isRenewal(ending);
      expect(isExpected, `closed with ${ending.code}`).toBe(true);
      expect(come.map(leakIn).filter((leak) => leak !== null)).toEqual([]);
    });
  });
});

test('many operations returned data', () => {
  expect(tally.given / tally.answered).toBeGreaterThan(0.2);
});

test('no errors were logged behind the responses', () => assertNoLoggedErrors(world.app));
