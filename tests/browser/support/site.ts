import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readAccess, writeAccess } from '#platform/database/embedded/postgres-cluster';
import { COMPILE_CACHE } from '#tests/support/compile-cache';
import { freePort } from '#tests/support/free-port';
import { keepLog } from '#tests/support/logs';
import { type Mailbox, startMailbox } from '#tests/support/mailbox';
import { aMemoryFolder } from '#tests/support/memory-folder';

const main = path.resolve(import.meta.dirname, '../../../server/dist/main.js');

/** Milliseconds for the database, the demo data and the server to come up, also on a busy machine. */
export const PATIENCE = 240_000;

/** Variable with the folder whose data every site begins with (first-site.ts). */
export const FIRST_DATA = 'FIRST_DATA';

/** Address that receives the inquiries of Contact Sales. */
export const SALES_EMAIL = 'sales@lyceum.example';

/** The product as `npm start` runs it, with the demo data and a real mail server. */
export interface Site {
  /** http://localhost:PORT */
  origin: string;
  /** Address of an institution's own host. */
  originOf: (namespace: string) => string;
  mailbox: Mailbox;
  /** Folder with its database. */
  dataDir: string;
  stop: (options?: { keepsData?: boolean }) => Promise<void>;
}

export async function startSite(env: Record<string, string> = {}, dataDir = someData()): Promise<Site> {
  const mailbox = await startMailbox();
  fs.chmodSync(dataDir, 0o755);
  const port = await freePort();
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      SMTP_URL: mailbox.url,
      SALES_EMAIL,
      RATE_LIMIT: '0', // every browser comes from one address
      COST_LIMIT_INSTITUTION: '0',
      COST_LIMIT_ADDRESS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      keepLog(String(chunk));
    });
  const stop: Site['stop'] = async ({ keepsData = false } = {}) => {
    const ended = server.exitCode === null && once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await mailbox.stop();
    if (!keepsData) fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop(); // left running, it would make the next start slower still
      throw new Error(`The server does not start:\n${output}`);
    }
    await wait(100);
  }
  return {
    origin: `http://localhost:${port}`,
    originOf: (namespace) => `http://${namespace}.localhost:${port}`,
    mailbox,
    dataDir,
    stop,
  };
}

/** Copies the first data, with the owners of the files: those of the database are not ours. */
function someData(): string {
  const folder = aMemoryFolder('lyceum-site-');
  const first = process.env[FIRST_DATA];
  if (!first) return folder;
  execFileSync('cp', ['-a', `${first}/.`, folder]);
  writeAccess(folder, { ...readAccess(folder), port: 0 }); // any port: several copies start at once
  return folder;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
