import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Command, Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis';

const LIMIT = 60;
const CALLS = 21;

let redis: RedisServer;
let one: App;
let other: App;

beforeAll(async () => {
  if (!hasRedis) return;
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, RATE_LIMIT: String(LIMIT) };
  one = await startApp({ env });
  other = await startApp({ env, databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await other?.stop();
  await one?.stop();
  await redis?.kill();
});

/** Makes a counted call; all come from one address. */
const call = async (app: App) => {
  const { status } = await app.request('POST', '/graphql', { body: { query: '{ __typename }' } });
  return status;
};

/** Makes calls one after the other. Returns how many of them waited for an answer of Redis. */
async function callsThatWait(app: App): Promise<number> {
  const connection = app.services.redis!;
  const send: Redis['sendCommand'] = connection.sendCommand.bind(connection);
  let waiting = 0;
  connection.sendCommand = (command: Command, ...stream) => {
    const answer = send(command, ...stream);
    if (command.name.startsWith('eval')) void isPending(command).then((pending) => pending && waiting++);
    return answer;
  };
  for (let count = 0; count < CALLS; count++) await call(app);
  connection.sendCommand = send;
  return waiting;
}

/** Whether a command was sent to Redis: without a connection it fails at once. */
async function isPending({ promise }: Command): Promise<boolean> {
  let pending = true;
  const settle = () => (pending = false);
  promise.then(settle, settle);
  await setImmediate();
  return pending;
}

/** Returns the number of calls that the app answers before it rejects one. */
async function callsUntilRefused(app: App): Promise<number> {
  for (let count = 0; count <= LIMIT * 2; count++) if ((await call(app)) === 429) return count;
  return Infinity;
}

const linesWith = (app: App, text: string) => app.log.filter((line) => line.includes(text));

describe.runIf(hasRedis)('while the Redis connection is lost', () => {
  test('calls do not wait for it, each instance counts alone, and both share counters and events again afterwards', async () => {
    await call(one); // the first call warms up
    expect(await callsThatWait(one), 'with a connection (control)').toBe(CALLS);
    await redis.kill();
    for (const app of [one, other])
      await expect.poll(() => linesWith(app, 'Redis connection lost')).toHaveLength(1);
    expect(await callsThatWait(one)).toBe(0);
    expect(await callsUntilRefused(one)).toBe(LIMIT - CALLS);
    expect(await callsUntilRefused(other)).toBe(LIMIT);
    const heard: string[] = [];
    const end = one.services.bus.subscribe('sessionChanged', ({ sessionId }) => void heard.push(sessionId));
    await one.services.bus.publish('sessionChanged', { sessionId: 'local' });
    expect(heard).toEqual(['local']);

    await redis.start(); // empty: counters begin again
    await expect
      .poll(
        async () => {
          await other.services.bus.publish('sessionChanged', { sessionId: 'shared' });
          return heard.includes('shared');
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    end();
    await expect.poll(() => call(one)).toBe(200);
    await expect.poll(() => call(other)).toBe(200);
    const left = await callsUntilRefused(one);
    expect(left).toBeLessThan(LIMIT);
    expect(await call(other)).toBe(429);
    for (const app of [one, other]) {
      expect(linesWith(app, 'Redis connection lost')).toHaveLength(1);
      expect(linesWith(app, 'Redis connection restored')).toHaveLength(1);
    }
  });

  test('at most one call waits for it if it hangs, and events resume afterwards', async () => {
    expect(await callsThatWait(one), 'with a connection (control)').toBe(CALLS);
    redis.pause();
    expect(await callsThatWait(one)).toBeLessThanOrEqual(1); // the one that finds out
    let gaps = 0;
    const end = other.services.bus.onReconnect(() => gaps++);
    await expect.poll(() => linesWith(one, 'Redis connection lost').length).toBe(2);
    await wait(4_000); // the subscriber connection has noticed as well
    redis.resume();
    await expect.poll(() => gaps).toBeGreaterThan(0);
    end();
    await expect.poll(() => linesWith(one, 'Redis connection restored').length).toBe(2);
  });
});
