import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus } from '../../server/src/pubsub/bus.ts';
import { postgresBus } from '../../server/src/pubsub/postgres-bus.ts';
import { connectRedis } from '../../server/src/pubsub/redis.ts';
import { redisBus } from '../../server/src/pubsub/redis-bus.ts';
import { aDatabase } from '../support/database.ts';

interface Instance {
  bus: Bus;
  stop: () => Promise<void>;
}

const ignore = () => undefined;

/** Two instances of the app on one service. */
const kinds: Record<string, () => Promise<{ start: () => Promise<Instance>; stop: () => Promise<void> }>> = {
  PostgreSQL: async () => {
    const database = await aDatabase();
    return {
      start: async () => {
        const bus = await postgresBus(database.url, ignore);
        return { bus, stop: () => bus.close() };
      },
      stop: () => database.drop(),
    };
  },
};

const redisUrl = process.env['REDIS_TEST_URL']; // few machines have a Redis
if (redisUrl)
  kinds['Redis'] = () =>
    Promise.resolve({
      start: async () => {
        const redis = await connectRedis(redisUrl, ignore);
        const bus = await redisBus(redis, ignore);
        return {
          bus,
          stop: async () => {
            await bus.close();
            await redis.quit();
          },
        };
      },
      stop: () => Promise.resolve(),
    });

describe.each(Object.entries(kinds))('the bus over %s', (_kind, prepare) => {
  let service: Awaited<ReturnType<typeof prepare>>;
  let one: Instance;
  let other: Instance;
  beforeAll(async () => {
    service = await prepare();
    [one, other] = await Promise.all([service.start(), service.start()]);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await service.stop();
  });

  const collect = (bus: Bus) => {
    const received: string[] = [];
    const end = bus.subscribe('sessionChanged', ({ sessionId }) => void received.push(sessionId));
    return { received, end };
  };

  test('brings a message once to every instance, in order', async () => {
    const [here, there] = [collect(one.bus), collect(other.bus)];
    const sent = Array.from({ length: 50 }, (_, at) => `session ${at}`);
    for (const sessionId of sent) await one.bus.publish('sessionChanged', { sessionId });
    await expect.poll(() => there.received.length).toBe(50);
    await expect.poll(() => here.received.length).toBe(50);
    expect(there.received).toEqual(sent);
    expect(here.received).toEqual(sent);
    here.end();
    there.end();
  });

  test('brings nothing of other topics, and nothing once one has ended', async () => {
    const [ended, live] = [collect(other.bus), collect(other.bus)];
    ended.end();
    await one.bus.publish('cohortChanged', { institutionId: 'i', cohortId: 'c' });
    await one.bus.publish('sessionChanged', { sessionId: 'last' });
    await expect.poll(() => live.received).toEqual(['last']);
    await wait(50);
    expect(ended.received).toEqual([]);
    live.end();
  });
});
