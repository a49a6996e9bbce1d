import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port';

export const root = path.resolve(import.meta.dirname, '../..');

/** Unit of CPU time in /proc. */
const MS_PER_TICK = 10;

/** A server under measurement. */
export interface Server {
  url: string;
  pid: number;
}

const children: ChildProcess[] = [];

/** Starts a server on a free port, and waits until it answers `knock`. */
export async function serve(
  script: string,
  env: Record<string, string>,
  knock: (url: string) => Promise<unknown>,
): Promise<Server> {
  const port = await freePort();
  const args = script.endsWith('.ts') ? ['--import', 'tsx', script] : [script];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${script} ended`);
    try {
      await knock(url);
      return { url, pid: child.pid! };
    } catch {
      await wait(100);
    }
  }
  throw new Error(`${script} does not answer`);
}

/** Stops all servers that were started. */
export function stopServers(): void {
  for (const child of children) child.kill('SIGTERM');
}

/** Returns milliseconds of CPU time that a process has used; NaN where the system does not say. */
export function cpuOf(pid: number): number {
  try {
    const [, user, system] = statOf(pid);
    return (user! + system!) * MS_PER_TICK;
  } catch {
    return NaN;
  }
}

/** Returns milliseconds of CPU time that a process and all its children have used, also those that have ended. */
export function cpuWithChildren(pid: number): number {
  try {
    let ticks = 0;
    for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const stat = statIfAlive(Number(name));
      if (!stat) continue;
      const [parent, user, system, endedUser, endedSystem] = stat;
      if (Number(name) === pid) ticks += user! + system! + endedUser! + endedSystem!;
      else if (parent === pid) ticks += user! + system!;
    }
    return ticks * MS_PER_TICK;
  } catch {
    return NaN;
  }
}

/** Returns megabytes of memory that a process uses; NaN where the system does not say. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))!;
    return Number(kilobytes) / 1024;
  } catch {
    return NaN;
  }
}

/** Returns the parent of a process, and its user, system, children's user and children's system time in ticks. */
function statOf(pid: number): number[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [fields[1], ...fields.slice(11, 15)].map(Number);
}

function statIfAlive(pid: number): number[] | null {
  try {
    return statOf(pid);
  } catch {
    return null; // it ended since its name was read
  }
}
