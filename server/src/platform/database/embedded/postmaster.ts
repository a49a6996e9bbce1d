import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { serverEnvironment } from './postgres-cluster.ts';
import { unprivileged } from './unprivileged.ts';

/** Main process of PostgreSQL. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Returns its output since we started it. Missing for a server that was already running. */
  said?: () => string;
}

/** Returns the server that runs on these files, regardless of its parent process. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return undefined;
  const [pid, , , port] = fs.readFileSync(pidFile, 'utf8').split('\n').map(Number);
  if (!pid || !port || !isAlive(pid)) return undefined; // PostgreSQL cleans up after a dead one itself
  if (isPostgres(pid)) return { pid, port };
  fs.rmSync(pidFile); // after a reboot, the process ID belongs to another program; PostgreSQL refuses such a file
  return undefined;
}

/**
 * Starts the server, which accepts connections some milliseconds later. It gets its own process group,
 * because Ctrl+C must not end it before the last requests are answered.
 */
export function spawnPostmaster(
  { postgres }: PostgresBinaries,
  cluster: string,
  port: number,
  settings: Record<string, string>,
  logFile: string,
): Postmaster {
  const log = fs.openSync(logFile, sizeOf(logFile) > 5_000_000 ? 'w' : 'a', 0o600);
  const start = fs.fstatSync(log).size;
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', cluster, '-p', String(port), ...options], {
    ...unprivileged(),
    env: serverEnvironment,
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  child.once('error', () => undefined); // reported by the missing pid
  child.unref();
  fs.closeSync(log);
  if (!child.pid) throw new Error(`${postgres} cannot be run`);
  return { pid: child.pid, port, said: () => fs.readFileSync(logFile).subarray(start).toString() };
}

/** Stops the server: closes its connections, rolls back their transactions and leaves clean files. */
export async function endPostmaster(
  { pgCtl }: PostgresBinaries,
  cluster: string,
  pid: number,
): Promise<void> {
  if (process.platform === 'win32') {
    execFileSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast'], { env: serverEnvironment, stdio: 'ignore' });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!interrupt(pid, signal)) return;
    for (let waited = 0; waited < 10_000; waited += 10) {
      if (!isAlive(pid)) return;
      await wait(10);
    }
  }
}

/** Sends a signal to a process. Returns false when it does not exist. SIGINT is PostgreSQL's fast shutdown. */
export function interrupt(pid: number, signal: NodeJS.Signals = 'SIGINT'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Returns whether a process exists, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  const command = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
  return command.trim().endsWith('postgres');
}

const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Returns the wanted port if it is free, otherwise any free port. */
export async function usablePort(wanted: number): Promise<number> {
  return (await tryPort(wanted)) ?? (await tryPort(0))!;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const { port: taken } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(taken));
    });
  });
}
