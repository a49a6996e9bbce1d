import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { aDatabase } from '#tests/support/database';
import { aFolder, aPort, runServer, startServer } from './server-process.ts';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

async function onADatabase(env: Record<string, string> = {}) {
  const database = await aDatabase();
  clean.push(() => database.drop());
  return { DATABASE_URL: database.url, DATA_DIR: folder(), LOG_LEVEL: 'warn', ...env };
}

function folder(): string {
  const made = aFolder();
  clean.push(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

const lines = (output: string) => output.trim().split('\n');

describe('a start that cannot succeed', () => {
  test('reports each invalid setting in one line, without values that may be secret', async () => {
    const server = runServer({ PORT: 'http', SMTP_URL: 'ftp://me:hunter2@mail', DATA_DIR: folder() });
    expect(await server.exited).toBe(1);
    expect(lines(server.output())).toEqual([
      'PORT is not a port between 0 and 65535 ("http"). Example: PORT=4000',
      'SMTP_URL is not an SMTP address. Example: SMTP_URL=smtps://user:secret@mail.example.org:465',
    ]);
  });

  test('names a port that is taken', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    clean.push(() => taken.close());
    const { port } = taken.address() as net.AddressInfo;
    const server = runServer(await onADatabase({ PORT: String(port) }));
    expect(await server.exited).toBe(1);
    expect(lines(server.output())).toEqual([
      `Port ${port} on 127.0.0.1 is in use: stop what listens there, or set another PORT.`,
    ]);
  });

  test.each([
    ['a database that is not there', 'postgres://lyceum:hunter2@127.0.0.1:1/lyceum', /ECONNREFUSED/],
    ['a database with another name', 'NO SUCH DATABASE', /database "nowhere" does not exist/],
  ])('names %s, without its password', async (_what, url, reason) => {
    const nowhere = new URL(inject('postgresUrl'));
    nowhere.pathname = '/nowhere';
    const server = runServer({
      DATABASE_URL: url.startsWith('postgres:') ? url : nowhere.href,
      DATA_DIR: folder(),
      PORT: String(await aPort()),
    });
    expect(await server.exited).toBe(1);
    expect(lines(server.output())).toHaveLength(1);
    expect(server.output()).toMatch(/^The database of DATABASE_URL cannot be used: /);
    expect(server.output()).toMatch(reason);
    expect(server.output()).not.toContain(nowhere.password);
    expect(server.output()).not.toContain('hunter2');
  });

  test.each([
    ['HOST', 'no.such.host.invalid'],
    ['METRICS_HOST', '192.0.2.1'],
  ])('names a %s that is no address of this machine', async (setting, host) => {
    const server = runServer(
      await onADatabase({
        PORT: String(await aPort()),
        METRICS_PORT: String(await aPort()),
        [setting]: host,
      }),
    );
    expect(await server.exited).toBe(1);
    expect(lines(server.output())).toEqual([
      `${host} is no address of this machine: set another ${setting}.`,
    ]);
  });

  test("names the owner's database that is not there, and not the other one", async () => {
    const nowhere = 'postgres://owner:hunter2@127.0.0.1:1/lyceum';
    const env = await onADatabase({ PORT: String(await aPort()) });
    const owner = runServer({ ...env, DATABASE_OWNER_URL: nowhere });
    const web = runServer({ ...env, DATABASE_OWNER_URL: env.DATABASE_URL, DATABASE_URL: nowhere });
    expect([await owner.exited, await web.exited]).toEqual([1, 1]);
    const reason = 'cannot be used: connect ECONNREFUSED 127.0.0.1:1';
    expect(lines(owner.output())).toEqual([`The database of DATABASE_OWNER_URL ${reason}`]);
    expect(lines(web.output())).toEqual([`The database of DATABASE_URL ${reason}`]);
  });

  test('says that the owner has to own the tables', async () => {
    const env = await onADatabase({ PORT: String(await aPort()) });
    const url = new URL(env.DATABASE_URL);
    const db = new pg.Client(url.href);
    await db.connect();
    const role = `stranger_${process.pid}`;
    await db.query(`create role ${role} login password 'hunter2'`);
    clean.push(async () => {
      await db.query(`drop role ${role}`);
      await db.end();
    });
    url.username = role;
    url.password = 'hunter2';
    const server = runServer({ ...env, DATABASE_OWNER_URL: url.href });
    expect(await server.exited).toBe(1);
    expect(lines(server.output())).toEqual([
      expect.stringMatching(
        /^The role of DATABASE_OWNER_URL, .+ has to own the tables .+: permission denied for table migration\.$/,
      ),
    ]);
  });

  test('names an unreachable Redis', async () => {
    const server = runServer(
      await onADatabase({ PORT: String(await aPort()), REDIS_URL: 'redis://:hunter2@127.0.0.1:1' }),
    );
    expect(await server.exited).toBe(1);
    expect(lines(server.output())).toEqual([
      'The Redis of REDIS_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    ]);
  });
});

describe('a server process', () => {
  test('prints its address, and leaves no database running after Ctrl+C', async () => {
    const dataDir = folder();
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    expect(server.output()).toContain(`http://localhost:${server.port}`);
    expect(server.output()).toContain(path.join(dataDir, 'outbox'));
    expect(server.output()).toMatch(/student +student@demo\.example/);
    const postgres = Number(
      fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    expect(isAlive(postgres)).toBe(true);
    server.kill('SIGINT');
    expect(await server.exited).toBe(0);
    expect(isAlive(postgres)).toBe(false);
  });

  test('leaves no database running if it is stopped during the start', async () => {
    const dataDir = folder();
    const server = runServer({ DATA_DIR: dataDir, PORT: String(await aPort()), LOG_LEVEL: 'warn' });
    const file = path.join(dataDir, 'postgres/postmaster.pid');
    const pid = () => (fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : 0);
    await expect.poll(pid, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    const postgres = pid();
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(server.output()).not.toContain('is ready');
    expect(isAlive(postgres)).toBe(false);
  });
});

describe('SIGTERM', () => {
  test('finishes running requests, accepts no others, and exits with 0', async () => {
    const server = await startServer(await onADatabase());
    const body = JSON.stringify({ query: '{ __typename }' });
    const request = http.request(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    request.flushHeaders();
    await once(request, 'continue'); // the server is processing it
    request.write(body.slice(0, 5));
    server.kill('SIGTERM');
    await expect.poll(async () => connect(server.port)).toBe(false);
    request.end(body.slice(5));
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.connection).toBe('close'); // a keep-alive connection would delay the exit
    expect(String(await answer.toArray())).toBe('{"data":{"__typename":"Query"}}\n');
    expect(await server.exited).toBe(0);
  });

  test('in production first informs the proxy, and exits whatever hangs', async () => {
    const server = await startServer(
      await onADatabase({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), RATE_LIMIT: '0' }),
    );
    const hanging = net.connect(server.port, '127.0.0.1');
    hanging.on('error', () => undefined);
    hanging.write(
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
        'content-length: 100\r\nexpect: 100-continue\r\n\r\n',
    );
    await once(hanging, 'data'); // '100 Continue': the server is processing it, and waits for a body that never comes
    server.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.exited).toBe(1); // without waiting for the body
    hanging.destroy();
  });
});

describe('npm run migrate', () => {
  test('migrates an empty database to this version, once', async () => {
    const database = await aDatabase();
    clean.push(() => database.drop());
    for (const _time of [1, 2]) {
      const migration = runServer({ DATABASE_URL: database.url, DATA_DIR: folder() }, 'migrate');
      expect(await migration.exited).toBe(0);
      expect(lines(migration.output()).at(-1)).toBe('The database is up to date.');
    }
  });

  test('fails without a database', async () => {
    const migration = runServer(
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', DATA_DIR: folder() },
      'migrate',
    );
    expect(await migration.exited).toBe(1);
    expect(migration.output()).toMatch(/^The database of DATABASE_URL cannot be used: /);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a connection is accepted. */
function connect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve((socket.destroy(), true)));
    socket.once('error', () => resolve(false));
  });
}
