import { Redis } from 'ioredis';

/**
 * Connects to Redis; a connection that is lost later is made again, and what was asked meanwhile fails soon.
 * @throws where there is none at the start
 */
export async function connectRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, connectTimeout: 5_000 });
  redis.on('error', onError);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return redis;
}
