import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { remindOfEvents } from '#modules/notification/reminders.jobs';
import { type App, startApp } from '#tests/support/app';
import { aClass, aCohortSession } from '#tests/support/factories';
import { notificationsOf } from './calls.ts';

/** `INSTITUTIONS=5000` runs it whole. */
const INSTITUTIONS = Number(process.env['INSTITUTIONS'] ?? '60');

let app: App;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

/** Returns the statements of the job, without the check that the database exists. */
async function remind(): Promise<string[]> {
  const log = app.services.orm.config.getLogger();
  const statements: string[] = [];
  const enabled = vi.spyOn(log, 'isEnabled').mockReturnValue(true);
  const logged = vi
    .spyOn(log, 'logQuery')
    .mockImplementation(({ query }) => void statements.push(query ?? ''));
  await remindOfEvents(app.services);
  enabled.mockRestore();
  logged.mockRestore();
  return statements.filter((statement) => !statement.includes('pg_database'));
}

test('the reminder job looks once, over however many institutions, and visits those with work only', async () => {
  const statements = await remind();
  expect(statements).toHaveLength(1);
  expect(statements[0]).toContain('reminders_due');
  await app.db.query(
    `insert into institution (id, name, namespace, type)
     select gen_random_uuid(), 'Institution ' || n, 'many-' || n, 'school' from generate_series(1, $1::int) n`,
    [INSTITUTIONS],
  );
  expect(await remind()).toEqual(statements);
  const { cohort, students } = await aClass(app);
  await aCohortSession(app, { cohort, date: new Date(Date.now() + 30 * 60_000) });
  await remindOfEvents(app.services);
  const reminders = await notificationsOf(app, students[0]!, '(kind: EVENT_REMINDER)');
  expect(reminders).toMatchObject([{ subjectId: cohort.id, count: 1 }]);
});
