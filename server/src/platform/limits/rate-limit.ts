import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimitKey } from '#kernel/address';
import { TooMany } from '#kernel/errors';
import type { Services } from '#platform/request/services';
import { sharedRateStore } from './shared-rate-store.ts';

/** Paths that are rate-limited. Static files and health checks are not. */
const COUNTED = /^\/(graphql|api|exports|files|calendars|credentials|issuers|unsubscribe)(\/|\?|$)/;

/** Returns whether a request is counted: by its route, because the same path can be written in many ways, as `/%67raphql`. */
const isCounted = ({ url, routeOptions }: FastifyRequest): boolean =>
  COUNTED.test(routeOptions.url ?? '') || COUNTED.test(url);

/**
 * Limits the calls per minute and address, over all instances that share a Redis. While Redis is unavailable, each
 * instance counts on its own. Actions of an account, such as entering codes, have limits of their own (attempts.ts).
 */
export async function limitRates(app: FastifyInstance, { config, redis }: Services): Promise<void> {
  if (config.rateLimit === 0) return;
  const never = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(fastifyRateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => rateLimitKey(ip),
    allowList: (request) => !isCounted(request),
    ...(redis && { store: sharedRateStore(redis) }),
    addHeaders: { ...never, 'retry-after': true },
    addHeadersOnExceeding: never,
    errorResponseBuilder: (_request, { ttl }) =>
      TooMany('Too many requests. Please try again later.', ttl / 1000),
  });
}
