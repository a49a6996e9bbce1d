import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFolder, type ServerProcess, startServer } from '#tests/platform/server/server-process';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { execute, type GraphqlOptions } from '#tests/support/graphql';
import { standing } from './calls.ts';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

/**
 * Blocks the second write of the operation on a server of its own, kills the server at that point and unblocks: the
 * first write must be rolled back too.
 */
async function killBetweenWrites(hold: string, query: string, variables: object, as: GraphqlOptions['as']) {
  const server: ServerProcess = await startServer({
    DATABASE_URL: app.databaseUrl,
    JWT_SECRET: app.services.config.jwtSecret,
    DATA_DIR: aFolder(),
    LOG_LEVEL: 'info',
  });
  const holder = await app.db.connect();
  try {
    await holder.query(`begin; ${hold}`);
    const answer = execute(server.url, query, variables, { as: as ?? null }).catch(() => null);
    await untilWaiting(1);
    server.kill('SIGKILL');
    expect(await answer).toBeNull();
  } finally {
    await holder.query('rollback');
    holder.release();
    server.kill('SIGKILL');
    await server.exited;
  }
  await untilWaiting(0);
}

/** Waits until `count` connections of the application wait for a lock, or none is in a transaction any more. */
async function untilWaiting(waiting: 0 | 1): Promise<void> {
  const which = waiting ? "wait_event_type = 'Lock'" : "state <> 'idle'";
  for (let attempt = 0; attempt < 1000; attempt++) {
    const { rows } = await app.db.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and ${which}`,
    );
    if (rows.length === waiting) return;
    await wait(10);
  }
  throw new Error(
    waiting ? 'The operation does not come to its second write.' : 'The operation does not end.',
  );
}

const count = async (sql: string, values: unknown[]) =>
  Number((await app.db.query<{ count: string }>(`select count(*) from ${sql}`, values)).rows[0]!.count);

test('killed between the course and its cohort, quick start leaves neither', async () => {
  const input = {
    course: { title: 'Half a course' },
    cohort: { title: 'Half a cohort', startDate: inDays(3).toISOString() },
  };
  const query = 'mutation Quick($input: QuickCreateInput!) { quickCreate(input: $input) { course { id } } }';
  await killBetweenWrites('lock table cohort in exclusive mode', query, { input }, teacher);
  expect(await count('course where title = $1', ['Half a course'])).toBe(0);
  expect((await app.graphql(query, { input }, { as: teacher })).errors).toEqual([]);
  expect(await count('course where title = $1', ['Half a course'])).toBe(1);
});

test('killed between joining the institution and enrolling, a person is not a member', async () => {
  const cohort = await aCohort(app, { by: teacher, isPublic: true });
  const account = await anAccount(app);
  const query = 'mutation Enroll($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }';
  await killBetweenWrites('lock table enrollment in exclusive mode', query, { id: cohort.id }, account);
  expect(await count('membership where account_id = $1', [account.accountId])).toBe(0);
  expect(await standing(app, cohort)).toMatchObject({ seats: 0, active: [] });
});

test('killed between freeing a seat and promoting the next student, nobody has moved and nobody is mailed', async () => {
  const cohort = await aCohort(app, { by: teacher, capacity: 1 });
  const seated = await aStudent(app, { institution: teacher.institution });
  const waiting = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student: seated, enrolledAt: inDays(-2) });
  const next = { cohort, student: waiting, status: 'waitlisted', enrolledAt: inDays(-1) } as const;
  const { id } = await anEnrollment(app, next);
  const before = await standing(app, cohort);
  const query =
    'mutation Cancel($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }';
  await killBetweenWrites(
    `select from enrollment where id = '${id}' for update`,
    query,
    { id: cohort.id },
    seated,
  );
  expect(await standing(app, cohort)).toEqual(before);
  expect(app.mails()).toEqual([]);
});
