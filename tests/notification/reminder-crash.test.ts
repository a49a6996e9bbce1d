import { once } from 'node:events';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { aFolder, aPort, startServer } from '../server/server-process.ts';
import type { App } from '../support/app.ts';
import { aDatabase } from '../support/database.ts';
import { aCohort, anEnrollment, aStudent, aTeacher, inDays } from '../support/factories.ts';

// Servers are started and killed as processes of their own.
vi.setConfig({ testTimeout: 90_000 });

const SECRET = 'a secret of the tests, which no other server knows';
const PEOPLE = 25;

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

/** A database with a cohort that meets in half an hour, and how to start servers on it. */
async function aProduct() {
  const database = await aDatabase();
  const db = new pg.Pool({ connectionString: database.url, max: 4 });
  clean.push(async () => {
    await db.end();
    await database.drop();
  });
  const app = { db, services: { config: { jwtSecret: SECRET } } } as unknown as App;
  const teacher = await aTeacher(app);
  const time = new Date(Date.now() + 30 * 60_000).toISOString().slice(11, 16);
  const cohort = await aCohort(app, {
    by: teacher,
    capacity: PEOPLE,
    startDate: inDays(-5),
    endDate: inDays(20),
    schedule: { rule: 'FREQ=DAILY', time, timeZone: 'UTC' },
  });
  const students = [];
  for (let number = 0; number < PEOPLE; number++) {
    const student = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student });
    students.push(student);
  }
  const start = async (smtpPort: number) => {
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
  };
  const count = async (sql: string) => (await db.query(sql)).rowCount;
  return { db, students, start, count };
}

async function aMailServer() {
  const recipients: string[] = [];
  const port = await aPort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  clean.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port, recipients };
}

test('an instance that is killed while it reminds leaves everybody reminded once, by another', async () => {
  const { db, students, start, count } = await aProduct();
  const { port, recipients } = await aMailServer();
  const first = await start(port);

  // Whoever reminds has to wait in the middle of it.
  const gate = await db.connect();
  clean.push(() => gate.release(true));
  await gate.query('begin; lock table notification in share row exclusive mode');
  await db.query(`select graphile_worker.add_job('remind-of-events')`);
  const waiting = () =>
    count(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);

  await start(port);
  first.kill('SIGKILL');
  await first.exited;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2); // taken over, while the statement of the first one may go on
  await gate.query('commit');

  const left = () => count('select 1 from graphile_worker.jobs');
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
  const { rows } = await db.query<{ email: string; told: number }>(
    `select m.contact_email as email, count(*)::int as told
     from notification n join membership m on m.institution_id = n.institution_id and m.id = n.recipient_id
     where n.kind = 'event-reminder' group by 1`,
  );
  expect(new Set(rows.map(({ told }) => told))).toEqual(new Set([1]));
  const emails = students.map(({ email }) => email).toSorted();
  expect(rows.map(({ email }) => email).toSorted()).toEqual(emails);
  expect(recipients.toSorted()).toEqual(emails);
});
