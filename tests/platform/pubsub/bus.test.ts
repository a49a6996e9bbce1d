import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus } from '#platform/pubsub/bus';
import { postgresBus } from '#platform/pubsub/postgres-bus';
import { connectRedis } from '#platform/pubsub/redis';
import { redisBus } from '#platform/pubsub/redis-bus';
import { aDatabase } from '#tests/support/database';
import { hasRedis, startRedis } from '#tests/support/redis';

interface Instance {
  bus: Bus;
  stop: () => Promise<void>;
}

const ignore = () => undefined;

interface Service {
  start: () => Promise<Instance>;
  /** Cuts the connections of the instances, which then reconnect. */
  cut: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Two instances of the app on one service. */
const kinds: Record<string, () => Promise<Service>> = {
  PostgreSQL: async () => {
    const database = await aDatabase();
    return {
      start: async () => {
        const bus = await postgresBus(database.url, { warn: ignore });
        return { bus, stop: () => bus.close() };
      },
      cut: async () => {
        const client = new pg.Client(database.url);
        await client.connect();
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await client.end();
      },
      stop: () => database.drop(),
    };
  },
};

if (hasRedis)
  kinds['Redis'] = async () => {
    const server = await startRedis();
    return {
      start: async () => {
        const redis = await connectRedis(server.url, { warn: ignore });
        const bus = await redisBus(redis);
        return {
          bus,
          stop: async () => {
            await bus.close();
            await redis.quit();
          },
        };
      },
      cut: async () => {
        await server.kill();
        await server.start();
      },
      stop: () => server.kill(),
    };
  };

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

  test('delivers a message once to every instance, in order', async () => {
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

  test('delivers everything that was published before its instance ended', async () => {
    const { received, end } = collect(other.bus);
    const third = await service.start();
    const sent = Array.from({ length: 20 }, (_, at) => `last words ${at}`);
    for (const sessionId of sent) third.bus.publish('sessionChanged', { sessionId }).catch(ignore);
    await third.stop();
    await expect.poll(() => received).toEqual(sent);
    end();
  });

  test('delivers nothing of other topics, and nothing after unsubscribing', async () => {
    const [ended, live] = [collect(other.bus), collect(other.bus)];
    ended.end();
    await one.bus.publish('cohortChanged', { institutionId: 'i', cohortId: 'c' });
    await one.bus.publish('sessionChanged', { sessionId: 'last' });
    await expect.poll(() => live.received).toEqual(['last']);
    await wait(50);
    expect(ended.received).toEqual([]);
    live.end();
  });

  test('reports a lost and restored connection, and delivers the following messages', async () => {
    let gaps = 0;
    const end = other.bus.onReconnect(() => gaps++);
    await service.cut();
    await expect.poll(() => gaps).toBeGreaterThan(0);
    const received = collect(other.bus);
    await expect
      .poll(
        async () => {
          await one.bus.publish('sessionChanged', { sessionId: 'after' }).catch(ignore);
          return received.received[0];
        },
        { timeout: 60_000 },
      )
      .toBe('after');
    end();
    received.end();
  });
});
