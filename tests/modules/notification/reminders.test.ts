import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindOfEvents } from '#modules/notification/reminders.jobs';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type Member,
} from '#tests/support/factories';
import { setMailed } from './calls.ts';
import { addInstructor, aMeetingCohort, aSeat, atMinute, remind, remindersOf } from './reminder-calls.ts';

let app: App;
let teacher: Member;
let stranger: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  stranger = await aTeacher(app);
});
afterAll(() => app.stop());

describe('reminders of a cohort meeting', () => {
  test('are sent once to students with a seat and teachers, and to nobody else', async () => {
    const next = atMinute(30);
    const cohort = await aMeetingCohort(app, teacher, next, { title: 'Spring' });
    const instructor = await aTeacher(app, { institution: teacher.institution });
    await addInstructor(app, teacher, cohort, instructor);
    const seated = await aSeat(app, teacher, cohort);
    const others = [
      await aSeat(app, teacher, cohort, 'waitlisted'),
      await aSeat(app, teacher, cohort, 'pending'),
      await aSeat(app, teacher, cohort, 'cancelled'),
      await aStudent(app, { institution: teacher.institution }),
      await aTeacher(app, { institution: teacher.institution }),
      await anAdmin(app, { institution: teacher.institution }),
      stranger,
    ];
    for (let time = 0; time < 3; time++) await remind(app);
    for (const member of [seated, instructor])
      expect(await remindersOf(app, member)).toEqual([
        {
          id: expect.any(String),
          kind: 'EVENT_REMINDER',
          subjectId: cohort.id,
          subjectTitle: 'Spring',
          count: 1,
          details: ['MEETING'],
          startsAt: next.toISOString(),
          timeZone: 'UTC',
          isRead: false,
          actor: null,
        },
      ]);
    for (const member of others) expect(await remindersOf(app, member)).toEqual([]);
    expect((await app.mailTo(seated.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^"Spring" starts at \d+:\d\d [AP]M UTC$/),
    ]);
    expect(app.mails().filter(({ to }) => to.includes(seated.email))).toHaveLength(1);
  });

  test.each<[string, { minutes?: number } & Partial<Parameters<typeof aCohort>[1]>]>([
    ['more than an hour away', { minutes: 70 }],
    ['begun', { minutes: -5 }],
    ['of a cohort that is not published', { isPublished: false }],
    ['of a cohort that is deleted', { deletedAt: inDays(-1) }],
  ])('are not sent for a meeting %s', async (_, { minutes = 30, ...options }) => {
    const cohort = await aMeetingCohort(app, teacher, atMinute(minutes), options);
    const seated = await aSeat(app, teacher, cohort);
    await remind(app);
    expect(await remindersOf(app, seated)).toEqual([]);
  });

  test('are not sent for a session that is cancelled', async () => {
    const cohort = await aCohort(app, { by: teacher });
    await aCohortSession(app, { cohort, date: atMinute(30), cancelledAt: inDays(-1) });
    const seated = await aSeat(app, teacher, cohort);
    await remind(app);
    expect(await remindersOf(app, seated)).toEqual([]);
  });

  test('use the local hour of its zone', async () => {
    const next = atMinute(20);
    const timeZone = 'Asia/Kathmandu'; // 5:45 ahead
    const cohort = await aMeetingCohort(app, teacher, next);
    await app.db.query('update cohort set time_zone = $2 where id = $1', [cohort.id, timeZone]);
    const seated = await aSeat(app, teacher, cohort);
    await remind(app);
    expect(await remindersOf(app, seated)).toMatchObject([{ startsAt: next.toISOString() }]);
    const [mail] = await app.mailTo(seated.email);
    const shown = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
      next,
    );
    expect(mail!.subject).toContain(`starts at ${shown.replace(/\s/, ' ')}`);
  });

  test('reach a student who enrolls after the others were reminded, who are not reminded again', async () => {
    const cohort = await aMeetingCohort(app, teacher, atMinute(30));
    const early = await aSeat(app, teacher, cohort);
    await remind(app);
    const late = await aStudent(app, { institution: teacher.institution });
    const subscriptions = [early, late].map((as) =>
      app.subscribe(
        'subscription { notificationAdded { notification { kind startsAt } viewer { unreadNotificationCount } } }',
        {},
        { as },
      ),
    );
    await Promise.all(subscriptions.map(({ ready }) => ready));
    await enroll(app, cohort, late);
    await remind(app);
    await enroll(app, await aCohort(app, { by: teacher }), early); // the next reminder
    const kindsOf = async (at: number) => {
      const event = (await subscriptions[at]!.next()).value?.data as Record<string, never> | undefined;
      return (event?.['notificationAdded'] as { notification: { kind: string } } | undefined)?.notification
        .kind;
    };
    expect(await kindsOf(0)).toBe('ENROLLMENT');
    expect([await kindsOf(1), await kindsOf(1)]).toEqual(['ENROLLMENT', 'EVENT_REMINDER']);
    for (const member of [early, late]) expect(await remindersOf(app, member)).toHaveLength(1);
  });

  test('are not sent to students who gave up the seat, nor after the cohort is deleted', async () => {
    const [left, gone] = [
      await aMeetingCohort(app, teacher, atMinute(30)),
      await aMeetingCohort(app, teacher, atMinute(30)),
    ];
    const [leaver, loser] = [await aSeat(app, teacher, left), await aSeat(app, teacher, gone)];
    await app.graphql(
      'mutation C($id: ID!) { cancelEnrollment(input: { cohortId: $id }) { enrollment { id } } }',
      { id: left.id },
      { as: leaver },
    );
    await app.graphql(
      'mutation D($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
      { id: gone.id },
      { as: teacher },
    );
    await remind(app);
    for (const member of [leaver, loser]) expect(await remindersOf(app, member)).toEqual([]);
  });

  test('are sent separately for two meetings within the hour', async () => {
    const [first, second] = [atMinute(20), atMinute(40)];
    const cohort = await aMeetingCohort(app, teacher, first);
    await aCohortSession(app, { cohort, date: second });
    const seated = await aSeat(app, teacher, cohort);
    for (let time = 0; time < 2; time++) await remind(app);
    const reminders = await remindersOf(app, seated);
    expect(reminders).toHaveLength(2);
    expect(new Set(reminders.map(({ startsAt }) => startsAt))).toEqual(
      new Set([first.toISOString(), second.toISOString()]),
    );
  });
});

test('the toggle stops the mail and keeps the notification', async () => {
  const cohort = await aMeetingCohort(app, teacher, atMinute(30));
  const [quiet, loud] = [await aSeat(app, teacher, cohort), await aSeat(app, teacher, cohort)];
  await setMailed(app, 'EVENT_REMINDER', false, quiet);
  await remind(app);
  for (const member of [quiet, loud]) expect(await remindersOf(app, member)).toHaveLength(1);
  expect(await app.mailTo(loud.email)).toHaveLength(1);
  expect(app.mails().filter(({ to }) => to.includes(quiet.email))).toEqual([]);
});

test('nobody is reminded in a suspended institution', async () => {
  const elsewhere = await aTeacher(app);
  const cohort = await aMeetingCohort(app, elsewhere, atMinute(30));
  const student = await aStudent(app, { institution: elsewhere.institution });
  await anEnrollment(app, { cohort, student });
  await app.db.query('update institution set suspended_at = now() where id = $1', [elsewhere.institution.id]);
  await remind(app);
  const { rows } = await app.db.query('select 1 from notification where recipient_id = $1', [
    student.membershipId,
  ]);
  expect(rows).toEqual([]);
});

test('many instances at once remind each of 40 people once, by notification and mail', async () => {
  const cohort = await aMeetingCohort(app, teacher, atMinute(30), { capacity: 50 });
  const students = await Promise.all(Array.from({ length: 40 }, () => aSeat(app, teacher, cohort)));
  const other = await startApp({ databaseUrl: app.databaseUrl });
  try {
    const services = [app.services, other.services];
    await Promise.all(Array.from({ length: 12 }, (_, at) => remindOfEvents(services[at % 2]!)));
    const { rows } = await app.db.query(
      `select recipient_id, count(*)::int as sent from notification where subject_id = $1 group by recipient_id`,
      [cohort.id],
    );
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map(({ sent }: { sent: number }) => sent))).toEqual(new Set([1]));
    const sent = () => app.mails().flatMap(({ to }) => to);
    const addresses = new Set(students.map(({ email }) => email));
    const mailed = () => sent().filter((to) => addresses.has(to));
    await expect.poll(() => mailed().length).toBe(40);
    await expect
      .poll(async () => (await app.db.query('select 1 from graphile_worker.jobs')).rowCount, {
        timeout: 60_000,
      })
      .toBe(0);
    expect(mailed().toSorted()).toEqual([...addresses].toSorted());
  } finally {
    await other.stop();
  }
});

test('a run that fails before its commit leaves nothing, and the next one sends all reminders', async () => {
  const cohort = await aMeetingCohort(app, teacher, atMinute(30));
  const seated = await aSeat(app, teacher, cohort);
  const { runWrites } = app.services;
  const broken = {
    ...app.services,
    runWrites: ((author, statements) =>
      runWrites(author, [...statements, { text: 'select 1 / 0', values: [] }])) as typeof runWrites,
  };
  await expect(remindOfEvents(broken)).rejects.toThrow('division by zero');
  expect(await remindersOf(app, seated)).toEqual([]);
  await remind(app);
  expect(await remindersOf(app, seated)).toHaveLength(1);
  expect(await app.mailTo(seated.email)).toHaveLength(1);
});
