import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { toStartError } from '#kernel/start-error';

/** Milliseconds without a response after which a connection counts as lost. */
const SOCKET_TIMEOUT = 1_000;

/**
 * Connects to Redis. A lost connection is reopened in the background. Until then every command fails at once instead of
 * waiting in a queue, because callers have a local fallback. The log has one line when the connection is lost and one when
 * it is open again.
 * @throws StartError if Redis is unreachable at the start
 */
export async function connectRedis(url: string, log: Pick<Logger, 'warn'>): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    socketTimeout: SOCKET_TIMEOUT,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  });
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason = error)); // the error of connect() itself lacks the reason
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw toStartError('The Redis', 'REDIS_URL', reason ?? error);
  }
  let isLost = false;
  redis.on('close', () => {
    if (!isLost && redis.status !== 'end') log.warn({ err: reason }, 'Redis connection lost');
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) log.warn('Redis connection restored');
    isLost = false;
    reason = undefined;
  });
  return redis;
}
