import { afterEach, expect, test } from 'vitest';
import { aProduct, kill } from '#tests/platform/server/product';
import { aCohort, aCohortSession, anEnrollment, aStudent, aTeacher, inDays } from '#tests/support/factories';
import { startMailbox } from '#tests/support/mailbox';

const PEOPLE = 25;

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

/** Creates a database with a cohort that meets in half an hour, and a function that starts servers on it. */
async function aMeetingSoon() {
  const { db, arranging: app, start, stop } = await aProduct();
  clean.push(stop);
  const teacher = await aTeacher(app);
  const cohort = await aCohort(app, {
    by: teacher,
    capacity: PEOPLE,
    startDate: inDays(-5),
    endDate: inDays(20),
  });
  await aCohortSession(app, { cohort, date: new Date(Date.now() + 30 * 60_000) });
  const students = [];
  for (let number = 0; number < PEOPLE; number++) {
    const student = await aStudent(app, { institution: teacher.institution });
    await anEnrollment(app, { cohort, student });
    students.push(student);
  }
  const count = async (sql: string) => (await db.query(sql)).rowCount;
  return { db, students, start, count };
}

test('when an instance is killed while sending reminders, another one reminds everybody once', async () => {
  const { db, students, start, count } = await aMeetingSoon();
  const mailbox = await startMailbox();
  clean.push(mailbox.stop);
  const first = await start({ SMTP_URL: mailbox.url });

  // The reminding instance has to wait in the middle of it.
  const gate = await db.connect();
  clean.push(() => gate.release(true));
  await gate.query('begin; lock table notification in share row exclusive mode');
  await db.query(`select graphile_worker.add_job('remind-of-events')`);
  const waiting = () =>
    count(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
  await expect.poll(waiting).toBe(1);

  await start({ SMTP_URL: mailbox.url });
  await kill(first);
  const takenOver = () => count('select 1 from graphile_worker.jobs where attempts > 1');
  await expect.poll(takenOver).toBe(1); // while the statement of the first one may go on
  await gate.query('commit');

  const left = () => count('select 1 from graphile_worker.jobs');
  await expect.poll(left).toBe(0);
  const { rows } = await db.query<{ email: string; sent: number }>(
    `select m.contact_email as email, count(*)::int as sent
     from notification n join membership m on m.institution_id = n.institution_id and m.id = n.recipient_id
     where n.kind = 'event-reminder' group by 1`,
  );
  expect(new Set(rows.map(({ sent }) => sent))).toEqual(new Set([1]));
  const emails = students.map(({ email }) => email).toSorted();
  expect(rows.map(({ email }) => email).toSorted()).toEqual(emails);
  expect(mailbox.mails.flatMap(({ to }) => to).toSorted()).toEqual(emails);
});
