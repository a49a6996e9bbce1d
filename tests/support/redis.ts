import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { aPort } from '#tests/platform/server/server-process';

/** Whether Redis is installed: few machines have it, the one that runs `.ci/run` does. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface RedisServer {
  url: string;
  /** Kills it; `start` starts it again, empty and at the same address. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops the process without closing its connections, as a machine that hangs does. */
  pause: () => void;
  resume: () => void;
}

/** A Redis server of the test, in memory. */
export async function startRedis(): Promise<RedisServer> {
  const port = await aPort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const start = async () => {
    child = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      {
        stdio: 'ignore',
        cwd: '/tmp',
      },
    );
    for (let attempt = 0; attempt < 200 && !(await answers(url)); attempt++) await wait(50);
  };
  const kill = async () => {
    const ending = child && once(child, 'exit');
    child?.kill('SIGKILL');
    child = null;
    await ending;
  };
  await start();
  const pause = () => void child?.kill('SIGSTOP');
  const resume = () => void child?.kill('SIGCONT');
  return { url, kill, start, pause, resume };
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
