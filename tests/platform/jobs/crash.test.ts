import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { describe, expect, test, type TestContext } from 'vitest';
import { aCourse, aTeacher } from '#tests/support/factories';
import { execute } from '#tests/support/graphql';
import { type Mail, startMailbox } from '#tests/support/mailbox';
import { aProduct, kill } from '#tests/platform/server/product';
import { aPort, type ServerProcess } from '#tests/platform/server/server-process';

// Servers are started and killed as processes of their own.

/** Milliseconds to wait for a mail on a busy machine. The library alone would wait for four hours. */
const PATIENCE = 120_000;

/** Creates a course and a function that shares it through a server. */
async function aProductWithCourse({ onTestFinished }: TestContext) {
  const { db, arranging, start, stop } = await aProduct();
  onTestFinished(stop);
  const teacher = await aTeacher(arranging);
  const course = await aCourse(arranging, { by: teacher });
  return {
    db,
    start: (mailUrl: string) => start({ SMTP_URL: mailUrl }),
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

const smtpAt = (port: number) => `smtp://127.0.0.1:${port}`;

/** Accepts connections and never responds. */
async function aSilentServer({ onTestFinished }: TestContext): Promise<string> {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return smtpAt((server.address() as AddressInfo).port);
}

async function aMailbox({ onTestFinished }: TestContext, ...options: Parameters<typeof startMailbox>) {
  const mailbox = await startMailbox(...options);
  onTestFinished(mailbox.stop);
  return mailbox;
}

const messageId = ({ source }: Mail) => /^Message-ID: (<.+>)\r?$/im.exec(source)?.[1];

describe.concurrent('a mail that was queued when the server was killed', () => {
  test('arrives once after the restart if the mail server did not respond', async (context) => {
    const product = await aProductWithCourse(context);
    const silent = await aSilentServer(context);
    const first = await product.start(silent);
    await product.invite(first, 'queued@example.org');
    await expect.poll(product.underWay, { timeout: PATIENCE }).toBe(1);
    await kill(first);
    expect(await product.waiting()).toBe(1);

    const mailbox = await aMailbox(context);
    await product.start(mailbox.url);
    await expect.poll(() => mailbox.mails.length, { timeout: PATIENCE }).toBe(1);
    await expect.poll(product.waiting, { timeout: PATIENCE }).toBe(0);
    expect(mailbox.mails.map(({ to }) => to)).toEqual([['queued@example.org']]);
  });

  test('killed between delivery and acknowledgement, it arrives again with the same Message-ID', async (context) => {
    const product = await aProductWithCourse(context);
    const killing: { server?: ServerProcess } = {};
    const before = await aMailbox(context, { beforeAnswer: () => kill(killing.server!) });
    killing.server = await product.start(before.url);
    await product.invite(killing.server, 'twice@example.org');
    await killing.server.exited;
    expect(before.mails).toHaveLength(1);
    await before.stop();

    const after = await aMailbox(context);
    await product.start(after.url);
    await expect.poll(() => after.mails.length, { timeout: PATIENCE }).toBe(1);
    expect(messageId(after.mails[0]!)).toMatch(/^<[\da-f-]{36}@localhost>$/);
    expect(messageId(after.mails[0]!)).toBe(messageId(before.mails[0]!));
  });
});

describe.concurrent('a mail that the mail server rejects', () => {
  test('is retried with growing delays', async (context) => {
    const product = await aProductWithCourse(context);
    const nobody = await aPort();
    const server = await product.start(smtpAt(nobody));
    await product.invite(server, 'later@example.org');
    // A try is counted when it begins; the time of the next one is known when it has failed.
    const tries = async () =>
      (await product.db.query('select attempts, run_at > now() as later from graphile_worker.jobs')).rows;
    await expect.poll(tries, { timeout: PATIENCE }).toEqual([{ attempts: 2, later: true }]);
    const { mails } = await aMailbox(context, { port: nobody });
    await product.db.query('update graphile_worker._private_jobs set run_at = now()');
    await expect.poll(() => mails.length, { timeout: PATIENCE }).toBe(1);
    await expect.poll(product.waiting, { timeout: PATIENCE }).toBe(0);
  });
});

// The second instance must run before the first one's try ends, after 30 seconds.
test('a queued mail of a killed server is taken over by another running instance', async (context) => {
  const product = await aProductWithCourse(context);
  const { url, mails } = await aMailbox(context);
  const silent = await aSilentServer(context);
  const first = await product.start(silent);
  await product.invite(first, 'other@example.org');
  await expect.poll(product.underWay, { timeout: PATIENCE }).toBe(1);
  await product.start(url);
  await new Promise((resolve) => setTimeout(resolve, 6_000)); // it has looked for orphans by then
  expect(mails).toEqual([]); // the first one lives: the job is its own
  first.kill('SIGKILL');
  await expect.poll(() => mails.length, { timeout: PATIENCE }).toBe(1);
});
