import { Redis } from 'ioredis';
import { cannotReach } from '../start-error.ts';

/**
 * Connects to Redis; a connection that is lost later is made again, and what was asked meanwhile fails soon.
 * @throws StartError where there is none at the start
 */
export async function connectRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, connectTimeout: 5_000 });
  let reason: Error | undefined;
  const keepReason = (error: Error) => (reason = error); // connect() itself says only that there is no connection
  redis.on('error', keepReason);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw cannotReach('The Redis', 'REDIS_URL', reason ?? error);
  }
  redis.off('error', keepReason).on('error', onError);
  return redis;
}
