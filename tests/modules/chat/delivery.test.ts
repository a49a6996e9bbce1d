import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFolder, type ServerProcess, startServer } from '#tests/platform/server/server-process';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anEnrollment, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis';
import { roomOf, SEND } from './calls.ts';
import { Receiver } from './receiver.ts';

const RECEIVERS = 100;
const SENDERS = 20;
const MESSAGES_EACH = 15;
const TOTAL = SENDERS * MESSAGES_EACH;

/** Receivers that do not ask for missed messages: the negative control. */
const CONTROLS = 10;

let app: App;
let people: Member[];
let room: string;
let redis: RedisServer | null = null;
const servers: (ServerProcess | null)[] = [null, null];

beforeAll(async () => {
  app = await startApp();
  const teacher = await aTeacher(app);
  people = [];
  for (let count = 0; count < RECEIVERS + CONTROLS; count++)
    people.push(await aStudent(app, { institution: teacher.institution }));
});

afterAll(() => app.stop());

/** Two instances and a room of which everybody is a member. */
async function prepare(withRedis: boolean): Promise<void> {
  const [{ institution }] = people as [Member];
  const teacher = await aTeacher(app, { institution });
  const cohort = await aCohort(app, { by: teacher, capacity: 200 });
  for (const student of people) await anEnrollment(app, { cohort, student });
  room = await roomOf(app, cohort);
  if (withRedis) redis = await startRedis();
  await Promise.all(servers.map((_, at) => start(at)));
}

async function stopAll(): Promise<void> {
  for (const server of servers) server?.kill('SIGKILL');
  await redis?.kill();
  redis = null;
}

/** Starts an instance as its own process on the database of the test. */
async function start(at: number): Promise<void> {
  servers[at] = await startServer({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: aFolder(),
    JWT_SECRET: app.services.config.jwtSecret,
    DEMO: 'false',
    RATE_LIMIT: '0',
    COST_LIMIT_ACCOUNT: '0',
    COST_LIMIT_INSTITUTION: '0',
    COST_LIMIT_ADDRESS: '0',
    LOG_LEVEL: 'fatal',
    ...(redis && { REDIS_URL: redis.url }),
  });
}

/** Kills an instance as a power failure would, and starts another in its place. */
async function replace(at: number): Promise<void> {
  servers[at]!.kill('SIGKILL');
  await servers[at]!.exited;
  servers[at] = null;
  await start(at);
}

const ports = () => servers.flatMap((server) => (server ? [server.port] : []));

/** Sends until the message is stored, always under the same ID. */
async function sendSurely(as: Member, body: string): Promise<void> {
  const input = { id: randomUUID(), conversationId: room, body };
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = ports()[Math.floor(Math.random() * ports().length)];
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${as.accessToken}`,
        connection: 'close',
      },
      body: JSON.stringify({ query: SEND, variables: { input } }),
      signal: AbortSignal.timeout(10_000),
    })
      .then((response) => response.json() as Promise<{ data?: { sendMessage: object } | null }>)
      .catch(() => null);
    if (answer?.data?.sendMessage) return;
    await wait(50 + Math.random() * 100);
  }
  throw new Error('A message could not be sent.');
}

const buses = [...(hasRedis ? ['Redis, which is killed too'] : []), 'NOTIFY'];

describe.each(buses)('100 receivers and 20 senders, cut sockets and killed instances, over %s', (bus) => {
  beforeAll(() => prepare(bus !== 'NOTIFY'));
  afterAll(stopAll);

  test('every receiver gets every message once and in order', async () => {
    const followers = people.map(({ accessToken }, at) => receiverOf(accessToken, at >= CONTROLS));
    for (const follower of followers) follower.start();
    const cutting = setInterval(() => followers[Math.floor(Math.random() * followers.length)]!.cut(), 25);
    let sent = 0;
    const sending = people.slice(0, SENDERS).map(async (sender) => {
      for (let number = 1; number <= MESSAGES_EACH; number++) {
        await sendSurely(sender, `Number ${number}`);
        sent++;
        await wait(Math.random() * 250);
      }
    });
    const reaches = async (share: number) => {
      for (;;) {
        if (sent >= TOTAL * share) return;
        await wait(20);
      }
    };
    await reaches(0.25);
    await replace(0);
    await reaches(0.5);
    await redis?.kill();
    await reaches(0.6);
    await redis?.start();
    await replace(1);
    await Promise.all(sending);
    clearInterval(cutting);

    const expected = Array.from({ length: TOTAL }, (_, at) => at + 1);
    const [controls, receivers] = [followers.slice(0, CONTROLS), followers.slice(CONTROLS)];
    await expect
      .poll(() => receivers.filter(({ received }) => received.length < TOTAL).length, { timeout: 60_000 })
      .toBe(0);
    for (const follower of followers) follower.stop();
    for (const { received } of receivers) expect(received).toEqual(expected);
    expect(Math.max(...receivers.map(({ connections }) => connections))).toBeGreaterThan(3);
    // Without catching up, some messages stay missing: the cuts really lose messages.
    expect(controls.some(({ received }) => received.length < TOTAL)).toBe(true);
  });
});

const receiverOf = (token: string, asksForMissed: boolean) =>
  new Receiver({ token, conversationId: room, ports, asksForMissed });
