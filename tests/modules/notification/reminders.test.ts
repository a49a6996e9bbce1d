import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindOfEvents } from '#modules/notification/reminders.jobs';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCohortSession,
  aCoTeacher,
  aCourse,
  aLesson,
  anAdmin,
  anEnrollment,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { setMailed, notificationsOf } from './calls.ts';

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

/** Returns a whole minute that is this many minutes ahead, so that a rule can name it. */
const atMinute = (minutes: number) => new Date(Math.ceil(Date.now() / MINUTE) * MINUTE + minutes * MINUTE);

let app: App;
let teacher: Member;
let stranger: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  stranger = await aTeacher(app);
});
afterAll(() => app.stop());

const aClassmate = (more: object = {}) => aStudent(app, { institution: teacher.institution, ...more });
const aColleague = () => aTeacher(app, { institution: teacher.institution });

/** Runs the scheduled job and waits for it. */
async function remind(): Promise<void> {
  const { rows } = await app.db.query<{ id: string }>(
    `select (graphile_worker.add_job('remind-of-events')).id`,
  );
  await expect
    .poll(
      async () => {
        const left = await app.db.query('select last_error from graphile_worker.jobs where id = $1', [
          rows[0]!.id,
        ]);
        return left.rows;
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

const remindersOf = async (member: Member) => notificationsOf(app, member, '(kind: EVENT_REMINDER)');

/** Creates a running cohort with a session at the given moment. */
async function aMeetingCohort(by: Member, next: Date, more: Partial<Parameters<typeof aCohort>[1]> = {}) {
  const cohort = await aCohort(app, {
    by,
    startDate: inDays(-5),
    endDate: inDays(20),
    registrationDeadline: null,
    ...more,
  });
  await aCohortSession(app, { cohort, date: next });
  return cohort;
}

const teaches = (cohort: ItemRow, member: Member) =>
  app.graphql(
    'mutation A($c: ID!, $m: ID!) { addCohortInstructor(input: { cohortId: $c, memberId: $m }) { cohort { id } } }',
    { c: cohort.id, m: member.membershipId },
    { as: teacher },
  );

async function aSeat(cohort: ItemRow, status: Parameters<typeof anEnrollment>[1]['status'] = 'active') {
  const student = await aClassmate();
  await anEnrollment(app, { cohort, student, ...(status && { status }) });
  return student;
}

describe('reminders of a cohort meeting', () => {
  test('are sent once to students with a seat and teachers, and to nobody else', async () => {
    const next = atMinute(30);
    const cohort = await aMeetingCohort(teacher, next, { title: 'Spring' });
    const instructor = await aColleague();
    await teaches(cohort, instructor);
    const seated = await aSeat(cohort);
    const others = [
      await aSeat(cohort, 'waitlisted'),
      await aSeat(cohort, 'pending'),
      await aSeat(cohort, 'cancelled'),
      await aClassmate(),
      await aColleague(),
      await anAdmin(app, { institution: teacher.institution }),
      stranger,
    ];
    for (let time = 0; time < 3; time++) await remind();
    for (const member of [seated, instructor])
      expect(await remindersOf(member)).toEqual([
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
    for (const member of others) expect(await remindersOf(member)).toEqual([]);
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
    const cohort = await aMeetingCohort(teacher, atMinute(minutes), options);
    const seated = await aSeat(cohort);
    await remind();
    expect(await remindersOf(seated)).toEqual([]);
  });

  test('are not sent for a session that is cancelled', async () => {
    const cohort = await aCohort(app, { by: teacher });
    await aCohortSession(app, { cohort, date: atMinute(30), cancelledAt: inDays(-1) });
    const seated = await aSeat(cohort);
    await remind();
    expect(await remindersOf(seated)).toEqual([]);
  });

  test('use the local hour of its zone', async () => {
    const next = atMinute(20);
    const timeZone = 'Asia/Kathmandu'; // 5:45 ahead
    const cohort = await aMeetingCohort(teacher, next);
    await app.db.query('update cohort set time_zone = $2 where id = $1', [cohort.id, timeZone]);
    const seated = await aSeat(cohort);
    await remind();
    expect(await remindersOf(seated)).toMatchObject([{ startsAt: next.toISOString() }]);
    const [mail] = await app.mailTo(seated.email);
    const shown = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
      next,
    );
    expect(mail!.subject).toContain(`starts at ${shown.replace(/\s/, ' ')}`);
  });

  test('reach a student who enrolls after the others were reminded, who are not reminded again', async () => {
    const cohort = await aMeetingCohort(teacher, atMinute(30));
    const early = await aSeat(cohort);
    await remind();
    const late = await aClassmate();
    const subscriptions = [early, late].map((as) =>
      app.subscribe(
        'subscription { notificationAdded { notification { kind startsAt } viewer { unreadNotificationCount } } }',
        {},
        { as },
      ),
    );
    await Promise.all(subscriptions.map(({ ready }) => ready));
    await enroll(app, cohort, late);
    await remind();
    await enroll(app, await aCohort(app, { by: teacher }), early); // the next reminder
    const kindsOf = async (at: number) => {
      const event = (await subscriptions[at]!.next()).value?.data as Record<string, never> | undefined;
      return (event?.['notificationAdded'] as { notification: { kind: string } } | undefined)?.notification
        .kind;
    };
    expect(await kindsOf(0)).toBe('ENROLLMENT');
    expect([await kindsOf(1), await kindsOf(1)]).toEqual(['ENROLLMENT', 'EVENT_REMINDER']);
    for (const member of [early, late]) expect(await remindersOf(member)).toHaveLength(1);
  });

  test('are not sent to students who gave up the seat, nor after the cohort is deleted', async () => {
    const [left, gone] = [
      await aMeetingCohort(teacher, atMinute(30)),
      await aMeetingCohort(teacher, atMinute(30)),
    ];
    const [leaver, loser] = [await aSeat(left), await aSeat(gone)];
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
    await remind();
    for (const member of [leaver, loser]) expect(await remindersOf(member)).toEqual([]);
  });

  test('are sent separately for two meetings within the hour', async () => {
    const [first, second] = [atMinute(20), atMinute(40)];
    const cohort = await aMeetingCohort(teacher, first);
    await aCohortSession(app, { cohort, date: second });
    const seated = await aSeat(cohort);
    for (let time = 0; time < 2; time++) await remind();
    const reminders = await remindersOf(seated);
    expect(reminders).toHaveLength(2);
    expect(new Set(reminders.map(({ startsAt }) => startsAt))).toEqual(
      new Set([first.toISOString(), second.toISOString()]),
    );
  });
});

describe('reminders of a live lesson', () => {
  const aRunning = (courses: ItemRow[]) =>
    aCohort(app, { by: teacher, courses, startDate: inDays(-5), endDate: inDays(20) });
  const move = (lesson: { id: string }, to: Date) => {
    const startsAt = `${to.toISOString().slice(0, 16)}:00Z`;
    const end = new Date(to.getTime() + 15 * MINUTE).toISOString();
    const day = startsAt.slice(0, 10);
    const endsAt = end.startsWith(day) ? end : `${day}T23:59:59Z`;
    return app.graphql(
      'mutation U($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }',
      { input: { id: lesson.id, startsAt, endsAt, timeZone: 'UTC' } },
      { as: teacher },
    );
  };

  test('are sent once to students with a seat where it is taught, and to its teachers', async () => {
    const owner = await aColleague();
    const course = await aCourse(app, { by: owner });
    const cohorts = [await aRunning([course]), await aRunning([course])];
    const instructor = await aColleague();
    await teaches(cohorts[0]!, instructor);
    const [coTeacher, former] = [await aColleague(), await aClassmate()];
    for (const member of [coTeacher, former]) await aCoTeacher(app, { course, member });
    const startsAt = inMinutes(30);
    const lesson = await aLesson(app, { course, startsAt, title: 'Questions' });
    const student = await aClassmate();
    for (const cohort of cohorts) await anEnrollment(app, { cohort, student });
    const over = await aCohort(app, {
      by: teacher,
      courses: [course],
      startDate: inDays(-50),
      endDate: inDays(-1),
    });
    const others = [
      await aSeat(cohorts[0]!, 'waitlisted'),
      await aSeat(over),
      await aSeat(await aRunning([await aCourse(app, { by: owner })])),
      former,
      stranger,
    ];
    for (let time = 0; time < 2; time++) await remind();
    for (const member of [student, instructor, owner, coTeacher])
      expect(await remindersOf(member)).toMatchObject([
        {
          subjectId: lesson.id,
          subjectTitle: 'Questions',
          details: ['LESSON'],
          startsAt: startsAt.toISOString(),
        },
      ]);
    for (const member of others) expect(await remindersOf(member)).toEqual([]);
    expect(await app.mailTo(student.email)).toMatchObject([
      { subject: expect.stringMatching(/^"Questions" starts at/) as string },
    ]);
  });

  test('are not sent for drafts, self-paced lessons and videos', async () => {
    const [draft, course] = [
      await aCourse(app, { by: teacher, status: 'draft' }),
      await aCourse(app, { by: teacher }),
    ];
    const student = await aSeat(await aRunning([draft, course]));
    await aLesson(app, { course: draft, startsAt: inMinutes(30) });
    await aLesson(app, { course, startsAt: inMinutes(30), type: 'video' });
    await aLesson(app, { course, startsAt: inMinutes(90) });
    await remind();
    expect(await remindersOf(student)).toEqual([]);
  });

  test('a moved lesson is announced as a change, and reminded of again before its new time', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aRunning([course]);
    const student = await aSeat(cohort);
    const lesson = await aLesson(app, { course, startsAt: atMinute(30) });
    await remind();
    const later = atMinute(45);
    expect((await move(lesson, later)).errors).toEqual([]);
    for (let time = 0; time < 2; time++) await remind();
    expect((await remindersOf(student)).map(({ startsAt }) => startsAt)).toEqual([
      later.toISOString(),
      expect.any(String),
    ]);
    expect(await notificationsOf(app, student, '(kind: COHORT_CHANGE)')).toMatchObject([
      { subjectId: cohort.id, details: ['MEETINGS'], count: 1 },
    ]);
  });

  test('a lesson that is moved away or deleted in time sends no reminder, and announces the change', async () => {
    const course = await aCourse(app, { by: teacher });
    const cohort = await aRunning([course]);
    const student = await aSeat(cohort);
    const [moved, deleted] = [
      await aLesson(app, { course, startsAt: atMinute(30) }),
      await aLesson(app, { course, startsAt: atMinute(30) }),
    ];
    await move(moved, inDays(3));
    await app.graphql(
      'mutation D($id: ID!) { deleteLesson(input: { id: $id }) { id } }',
      { id: deleted.id },
      { as: teacher },
    );
    await remind();
    expect(await remindersOf(student)).toEqual([]);
    expect(await notificationsOf(app, student)).toMatchObject([
      { kind: 'COHORT_CHANGE', subjectTitle: cohort.title, details: ['MEETINGS'], count: 2 },
    ]);
    expect((await app.mailTo(student.email, 2)).map(({ subject }) => subject)).toContain(
      `The meetings of "${cohort.title}" changed`,
    );
  });

  test('changed texts, and changes of past lessons, notify nobody', async () => {
    const course = await aCourse(app, { by: teacher });
    const student = await aSeat(await aRunning([course]));
    const [coming, past] = [
      await aLesson(app, { course, startsAt: inDays(2) }),
      await aLesson(app, { course, startsAt: inDays(-2) }),
    ];
    await app.graphql(
      'mutation U($input: UpdateLessonInput!) { updateLesson(input: $input) { lesson { id } } }',
      { input: { id: coming.id, title: 'Renamed' } },
      { as: teacher },
    );
    await app.graphql(
      'mutation D($id: ID!) { deleteLesson(input: { id: $id }) { id } }',
      { id: past.id },
      { as: teacher },
    );
    expect(await notificationsOf(app, student)).toEqual([]);
  });
});

test('the toggle stops the mail and keeps the notification', async () => {
  const cohort = await aMeetingCohort(teacher, atMinute(30));
  const [quiet, loud] = [await aSeat(cohort), await aSeat(cohort)];
  await setMailed(app, 'EVENT_REMINDER', false, quiet);
  await remind();
  for (const member of [quiet, loud]) expect(await remindersOf(member)).toHaveLength(1);
  expect(await app.mailTo(loud.email)).toHaveLength(1);
  expect(app.mails().filter(({ to }) => to.includes(quiet.email))).toEqual([]);
});

test('nobody is reminded in a suspended institution', async () => {
  const elsewhere = await aTeacher(app);
  const cohort = await aMeetingCohort(elsewhere, atMinute(30));
  const student = await aStudent(app, { institution: elsewhere.institution });
  await anEnrollment(app, { cohort, student });
  await app.db.query('update institution set suspended_at = now() where id = $1', [elsewhere.institution.id]);
  await remind();
  const { rows } = await app.db.query('select 1 from notification where recipient_id = $1', [
    student.membershipId,
  ]);
  expect(rows).toEqual([]);
});

test('many instances at once remind each of 40 people once, by notification and mail', async () => {
  const cohort = await aMeetingCohort(teacher, atMinute(30), { capacity: 50 });
  const students = await Promise.all(Array.from({ length: 40 }, () => aSeat(cohort)));
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
  const cohort = await aMeetingCohort(teacher, atMinute(30));
  const seated = await aSeat(cohort);
  const { runWrites } = app.services;
  const broken = {
    ...app.services,
    runWrites: ((author, statements) =>
      runWrites(author, [...statements, { text: 'select 1 / 0', values: [] }])) as typeof runWrites,
  };
  await expect(remindOfEvents(broken)).rejects.toThrow('division by zero');
  expect(await remindersOf(seated)).toEqual([]);
  await remind();
  expect(await remindersOf(seated)).toHaveLength(1);
  expect(await app.mailTo(seated.email)).toHaveLength(1);
});
