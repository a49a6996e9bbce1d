import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import LocalStore from '@fastify/rate-limit/store/LocalStore.js';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { Redis } from 'ioredis';

const PREFIX = 'lyceum-rate:';

/** Builds a rate limit store that counts in Redis, and in local memory while Redis is unavailable. */
export function sharedRateStore(redis: Redis) {
  return class SharedRateStore implements FastifyRateLimitStore {
    readonly #shared = new RedisStore(false, false, redis, PREFIX);
    readonly #local = new LocalStore(false, false);

    incr(...[key, done, window, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#shared.incr(
        key,
        (error, count) => {
          if (error) this.#local.incr(key, done, window, max);
          else done(null, count);
        },
        window,
        max,
      );
    }

    child(): FastifyRateLimitStore {
      return this; // no route has a limit of its own
    }
  };
}
