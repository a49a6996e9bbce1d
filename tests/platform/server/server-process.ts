import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPILE_CACHE } from '#tests/support/compile-cache';
import { keepLog } from '#tests/support/logs';
import { projectRoot } from '#kernel/config';

export interface ServerProcess {
  process: ChildProcess;
  url: string;
  port: number;
  /** The output so far. */
  output: () => string;
  /** Its exit code, once it has exited by itself or by a signal. */
  exited: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => void;
}

/** Returns the memory of a server in MB: of now, or the most so far. Linux only; elsewhere 0. */
export function memoryOf({ process: { pid } }: ServerProcess, of: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  const status = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return Math.round(Number(new RegExp(`${of}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/**
 * How a process of the server is started. `npm test` builds the server first and sets this: compiled files start in
 * half the time. A single run of Vitest starts from source, which may be newer than the last build.
 */
const nodeArguments = (script: string): string[] =>
  process.env['TEST_SERVER'] === 'built'
    ? [path.join(projectRoot, `server/dist/${script}.js`)]
    : ['--import', import.meta.resolve('tsx'), path.join(projectRoot, `server/src/${script}.ts`)];

/** Runs the server as `npm start` does, in its own process with no other settings than these. */
export function runServer(
  env: Record<string, string>,
  script = 'main',
  ...given: string[]
): Omit<ServerProcess, 'url' | 'port'> {
  const child = spawn(process.execPath, [...nodeArguments(script), ...given], {
    cwd: path.join(projectRoot, 'server'),
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      TSX_TSCONFIG_PATH: path.join(projectRoot, 'server/tsconfig.json'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      keepLog(String(chunk));
    });
  return {
    process: child,
    output: () => output,
    exited: once(child, 'close').then(([code]) => code as number | null),
    kill: (signal) => void child.kill(signal),
  };
}

/** Like `runServer`; resolves when it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = Number(env['PORT'] ?? (await aPort()));
  const server = runServer({ ...env, PORT: String(port), NODE_ENV: env['NODE_ENV'] ?? 'test' });
  let ended = false;
  void server.exited.then(() => (ended = true));
  const deadline = Date.now() + 90_000;
  while (!server.output().includes('is ready')) {
    if (ended || Date.now() > deadline) {
      server.kill('SIGKILL'); // left running, it would slow the tests that follow
      throw new Error(`The server does not start:\n${server.output()}`);
    }
    await wait(20);
  }
  return { ...server, port, url: `http://127.0.0.1:${port}` };
}

/** Returns an unused port. */
export async function aPort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export const aFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-process-'));
