import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../support/app.ts';
import { aDatabase } from '../support/database.ts';
import { aCourse, aTeacher } from '../support/factories.ts';
import { execute } from '../support/graphql.ts';
import { aFolder, aPort, type ServerProcess, startServer } from '../server/server-process.ts';

// Servers are started and killed as processes of their own.
vi.setConfig({ testTimeout: 90_000 });

const SECRET = 'a secret of the tests, which no other server knows';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

/** A database with a course, and how to start servers on it and share the course through them. */
async function aProduct() {
  const database = await aDatabase();
  const db = new pg.Pool({ connectionString: database.url, max: 2 });
  clean.push(async () => {
    await db.end();
    await database.drop();
  });
  const arranging = { db, services: { config: { jwtSecret: SECRET } } } as unknown as App;
  const teacher = await aTeacher(arranging);
  const course = await aCourse(arranging, { by: teacher });
  return {
    db,
    start: async (smtpPort: number): Promise<ServerProcess> => {
      const server = await startServer({
        DATABASE_URL: database.url,
        DATA_DIR: aFolder(),
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        JWT_SECRET: SECRET,
        LOG_LEVEL: 'warn',
      });
      clean.push(async () => {
        server.kill('SIGKILL');
        await server.exited;
      });
      return server;
    },
    invite: async (server: ServerProcess, email: string) => {
      const { data } = await execute(
        server.url,
        `mutation ($input: ShareCourseInput!) { shareCourse(input: $input) { invited } }`,
        { input: { courseId: course.id, message: '', emails: [email] } },
        { as: teacher },
      );
      expect(data).toEqual({ shareCourse: { invited: [email] } });
    },
    underWay: async () =>
      (await db.query('select 1 from graphile_worker.jobs where locked_at is not null')).rowCount,
    waiting: async () => (await db.query('select 1 from graphile_worker.jobs')).rowCount,
  };
}

/** Takes connections and never says a word. */
async function aSilentServer(port = 0): Promise<number> {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  clean.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** Keeps what it gets; `beforeAnswer` runs when it has a mail and has not said so yet. */
async function aMailServer(port: number, beforeAnswer: () => Promise<unknown> = () => Promise.resolve()) {
  const sources: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.toArray().then((chunks) => {
        sources.push(Buffer.concat(chunks as Buffer[]).toString('utf8'));
        return beforeAnswer().then(() => done());
      }, done);
    },
  });
  server.on('error', () => undefined); // the client was killed
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  clean.push(stop);
  return { sources, stop };
}

const to = (sources: string[], email: string) => sources.filter((source) => source.includes(`To: ${email}`));
const messageId = (source: string) => /^Message-ID: (<.+>)\r?$/im.exec(source)?.[1];

describe('a mail that was queued when the server was killed', () => {
  test('while the mail server did not answer arrives once after the restart', async () => {
    const product = await aProduct();
    const silent = await aSilentServer();
    const first = await product.start(silent);
    await product.invite(first, 'queued@example.org');
    await expect.poll(product.underWay).toBe(1);
    first.kill('SIGKILL');
    await first.exited;
    expect(await product.waiting()).toBe(1);

    const port = await aPort();
    const { sources } = await aMailServer(port);
    const began = Date.now();
    await product.start(port);
    await expect.poll(() => sources.length, { timeout: 20_000 }).toBe(1);
    expect(Date.now() - began).toBeLessThan(20_000); // the library alone would wait for four hours
    await expect.poll(product.waiting).toBe(0);
    expect(to(sources, 'queued@example.org')).toHaveLength(1);
  });

  test('is taken over by another instance that runs', async () => {
    const product = await aProduct();
    const port = await aPort();
    const { sources } = await aMailServer(port);
    const silent = await aSilentServer();
    const first = await product.start(silent);
    await product.invite(first, 'other@example.org');
    await expect.poll(product.underWay).toBe(1);
    await product.start(port);
    await new Promise((resolve) => setTimeout(resolve, 6_000)); // it has looked for orphans by then
    expect(sources).toEqual([]); // the first one lives: the job is its own
    first.kill('SIGKILL');
    await expect.poll(() => sources.length, { timeout: 15_000 }).toBe(1);
  });

  test('after the mail server had it, and before we knew, arrives again under the same Message-ID', async () => {
    const product = await aProduct();
    const port = await aPort();
    const killing: { server?: ServerProcess } = {};
    const before = await aMailServer(port, async () => {
      killing.server!.kill('SIGKILL');
      await killing.server!.exited;
    });
    killing.server = await product.start(port);
    await product.invite(killing.server, 'twice@example.org');
    await killing.server.exited;
    expect(before.sources).toHaveLength(1);
    await before.stop();

    const after = await aMailServer(port);
    await product.start(port);
    await expect.poll(() => after.sources.length, { timeout: 20_000 }).toBe(1);
    expect(messageId(after.sources[0]!)).toMatch(/^<[\da-f-]{36}@localhost>$/);
    expect(messageId(after.sources[0]!)).toBe(messageId(before.sources[0]!));
  });
});

describe('a mail that the mail server refuses', () => {
  test('is tried again, later each time', async () => {
    const product = await aProduct();
    const nobody = await aPort();
    const server = await product.start(nobody);
    await product.invite(server, 'later@example.org');
    const tries = async () => (await product.db.query('select attempts from graphile_worker.jobs')).rows;
    await expect.poll(tries, { timeout: 15_000 }).toEqual([{ attempts: 2 }]);
    const { rows } = await product.db.query('select run_at > now() as later from graphile_worker.jobs');
    expect(rows).toEqual([{ later: true }]);
    const { sources } = await aMailServer(nobody);
    await product.db.query('update graphile_worker._private_jobs set run_at = now()');
    await expect.poll(() => sources.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(product.waiting).toBe(0);
  });
});
