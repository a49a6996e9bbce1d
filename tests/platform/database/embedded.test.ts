import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, ensureDatabase, startEmbedded } from '#platform/database/embedded/embedded';
import type { EmbeddedPostgres } from '#platform/database/embedded/embedded';
import { aMemoryFolder } from '#tests/support/memory-folder';

let dataDir: string;
let clean: (() => unknown)[];
beforeEach(() => {
  dataDir = aMemoryFolder('lyceum-embedded-');
  clean = [() => fs.rmSync(dataDir, { recursive: true })];
});
afterEach(async () => {
  for (const step of clean.toReversed()) await step();
});

async function startHere(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ dataDir, durable: false });
  clean.push(() => postgres.stop());
  return postgres;
}

interface Runner {
  process: ChildProcess;
  server: { pid: number; port: number; url: string };
}

/** Starts the server from another process, which leads its own process group like a command in a terminal. */
async function startElsewhere(): Promise<Runner> {
  const script = path.join(import.meta.dirname, 'embedded-runner.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const server: Runner['server'] = JSON.parse(String(line));
  clean.push(async () => {
    child.kill('SIGKILL');
    if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT');
    await untilGone(server.pid);
  });
  return { process: child, server };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined); // the tests kill servers that it is connected to
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const untilGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 });

describe('the embedded server', () => {
  test('is PostgreSQL 18 and persists its data', async () => {
    const first = await startEmbedded({ dataDir });
    await ensureDatabase(first.url('postgres'), 'lyceum');
    await ensureDatabase(first.url('postgres'), 'lyceum');
    await query(first.url('lyceum'), `create table kept as select 'Ä' as letter`);
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await startHere();
    expect(second.port).toBe(first.port);
    expect(await query(second.url('lyceum'), 'select lower(letter) from kept')).toEqual([['ä']]);
    expect(
      await query(second.url('lyceum'), `select current_setting('server_version_num')::int / 10000`),
    ).toEqual([[18]]);
  });

  test('requires the password', async () => {
    const { url, port } = await startHere();
    const withPassword = new URL(url('postgres'));
    expect(withPassword.password).toMatch(/^[\w-]{32}$/);
    await expect(query(`postgres://postgres@127.0.0.1:${port}/postgres`, 'select 1')).rejects.toThrow(
      /password/,
    );
    withPassword.password = 'guess';
    await expect(query(withPassword.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('hides password and data from other users of the machine', async () => {
    await startHere();
    const others = (file: string) => fs.statSync(path.join(dataDir, file)).mode & 0o077;
    expect(others('postgres-access.json')).toBe(0);
    expect(others('postgres')).toBe(0);
    expect(others('postgres.log')).toBe(0);
    expect(fs.statSync(dataDir).mode & 0o007).toBe(0);
  });

  test.runIf(process.platform === 'linux')("does not inherit the app's secrets", async () => {
    vi.stubEnv('JWT_SECRET', 'a-secret-that-must-not-travel-any-further');
    const { pid } = await startHere();
    vi.unstubAllEnvs();
    expect(fs.readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('must-not-travel');
  });

  test('takes another port if its own was taken in the meantime', async () => {
    const first = await startEmbedded({ dataDir, durable: false });
    await first.stop();
    const stranger = net.createServer().listen(first.port, '127.0.0.1');
    await once(stranger, 'listening');
    clean.push(() => stranger.close());
    const second = await startHere();
    expect(second.port).not.toBe(first.port);
    expect(await query(second.url('postgres'), 'select 1')).toEqual([[1]]);
  });

  test('creates a database from a template', async () => {
    const { url } = await startHere();
    await createDatabase(url('postgres'), 'model');
    await query(url('model'), 'create table shape (id int)');
    await createDatabase(url('postgres'), 'copy "1"', 'model');
    expect(await query(url('copy "1"'), 'select count(*)::int from shape')).toEqual([[0]]);
    await expect(createDatabase(url('postgres'), 'model')).rejects.toMatchObject({ code: '42P04' });
  });
});

describe('recovery of the embedded server', () => {
  test('a killed server comes back on the same port with all committed data', async () => {
    const postgres = await startEmbedded({ dataDir });
    clean.push(() => postgres.stop());
    await query(postgres.url('postgres'), 'create table kept as select 7 as number');
    const { pid, port } = postgres;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(
      async () => expect(await query(postgres.url('postgres'), 'select number from kept')).toEqual([[7]]),
      { timeout: 60_000 },
    );
    expect(postgres.port).toBe(port);
    await vi.waitFor(() => expect(postgres.pid).not.toBe(pid));
  });

  test('a server whose owner was killed is taken over by the next start', async () => {
    const { process: owner, server } = await startElsewhere();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(isAlive(server.pid)).toBe(true);

    const next = await startHere();
    expect(next.pid).toBe(server.pid);
    expect(next.url('postgres')).toBe(server.url);
    await next.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  test('a stale PID file after a crash of the machine is ignored', async () => {
    const first = await startEmbedded({ dataDir, durable: false });
    const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
    const note = fs.readFileSync(pidFile, 'utf8');
    await first.stop();
    fs.writeFileSync(pidFile, note.replace(/^\d+/, String(process.pid))); // the PID now belongs to another program
    const second = await startHere();
    expect(await query(second.url('postgres'), 'select 1')).toEqual([[1]]);
  });

  test('an interrupted initialization is repeated', async () => {
    fs.mkdirSync(path.join(dataDir, 'postgres.new/base'), { recursive: true });
    fs.mkdirSync(path.join(dataDir, 'postgres'));
    const { url } = await startHere();
    expect(await query(url('postgres'), 'select 1')).toEqual([[1]]);
  });

  test('a lost password is reported in one sentence', async () => {
    await (await startEmbedded({ dataDir, durable: false })).stop();
    fs.rmSync(path.join(dataDir, 'postgres-access.json'));
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/postgres-access\.json is missing or damaged/);
  });
});

describe('two processes with one data folder', () => {
  test('the second gets an error that the data is in use, and the first is not affected', async () => {
    const { server } = await startElsewhere();
    await expect(startEmbedded({ dataDir, durable: false })).rejects.toThrow(/is in use by another process/);
    expect(await query(server.url, 'select 1')).toEqual([[1]]);
  });

  test('a signal to the whole process group ends the owner in order, and no server is left', async () => {
    const { process: owner, server } = await startElsewhere();
    process.kill(-owner.pid!, 'SIGTERM');
    const [code] = await once(owner, 'exit');
    expect(code).toBe(0);
    expect(isAlive(server.pid)).toBe(false);
  });

  test('an unhandled signal to the owner ends the server as well', async () => {
    const { process: owner, server } = await startElsewhere();
    process.kill(-owner.pid!, 'SIGINT'); // as Ctrl+C does
    const [, signal] = await once(owner, 'exit');
    expect(signal).toBe('SIGINT');
    await untilGone(server.pid);
  });

  test('an owner that crashes ends its server as well', async () => {
    const failing = `import { startEmbedded } from ${JSON.stringify(path.resolve('server/src/platform/database/embedded/embedded.ts'))};
      const { pid } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
      console.log(pid);
      setTimeout(() => { throw new Error('on purpose'); }, 50);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', failing], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = await once(child.stdout, 'data');
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    await untilGone(Number(line));
  });
});
