import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { toStartError } from '#kernel/start-error';

/** Milliseconds without an answer after which a connection counts as lost. */
const SILENCE = 1_000;

/**
 * Connects to Redis. A connection that is lost later is made again in the background. Until then every command fails at
 * once, and none waits in a queue: callers have a local fallback. The log says once that Redis is away and once that it
 * is back.
 * @throws StartError if Redis cannot be reached at the start
 */
export async function connectRedis(url: string, log: Pick<Logger, 'warn'>): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    socketTimeout: SILENCE,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason = error)); // connect() itself says only that there is no connection
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw toStartError('The Redis', 'REDIS_URL', reason ?? error);
  }
  let isAway = false;
  redis.on('close', () => {
    if (!isAway && redis.status !== 'end') log.warn({ err: reason }, 'Redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.warn('Redis is back');
    isAway = false;
    reason = undefined;
  });
  return redis;
}
