import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remindOfWork } from '#modules/activity/work-reminders.jobs';
import { REMINDER_KEY } from '#modules/notification/reminder.sql';
import type { Services } from '#platform/request/services';
import { notificationsOf, setMailed } from '#tests/modules/notification/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anEnrollment,
  anExtension,
  aStudent,
  aSubmission,
  aTeacher,
  DAY,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

const HOUR = DAY / 24;

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const remind = () => remindOfWork(app.services);

const remindersOf = (member: Member) => notificationsOf(app, member, '(kind: WORK_DUE)');

/** Creates a course with a running cohort. */
async function aTaughtCourse(more: Partial<Parameters<typeof aCohort>[1]> = {}) {
  const course = await aCourse(app, { by: teacher });
  const dates = { startDate: inDays(-5), endDate: inDays(20) };
  return { course, cohort: await aCohort(app, { by: teacher, courses: [course], ...dates, ...more }) };
}

/** Creates an activity that is due in `hours`. */
const dueIn = (hours: number, course: ItemRow, more: Partial<Parameters<typeof anActivity>[1]> = {}) =>
  anActivity(app, { course, startsAt: new Date(Date.now() + (hours - 1) * HOUR), ...more });

async function aSeat(cohort: ItemRow, status?: Parameters<typeof anEnrollment>[1]['status']) {
  const student = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student, ...(status && { status }) });
  return student;
}

async function dueDateOf({ id }: ItemRow): Promise<string> {
  const { rows } = await app.db.query<{ due_at: Date }>('select due_at from activity where id = $1', [id]);
  return rows[0]!.due_at.toISOString();
}

test('students who owe work are reminded once, in the bell and by mail, and nobody else', async () => {
  const { course, cohort } = await aTaughtCourse();
  const other = await aTaughtCourse();
  const again = await aCohort(app, {
    by: teacher,
    courses: [course],
    startDate: inDays(-5),
    endDate: inDays(20),
  });
  const activity = await dueIn(20, course, { title: 'Essay' });
  const owing = await aSeat(cohort);
  await anEnrollment(app, { cohort: again, student: owing });
  const submitted = await aSeat(cohort);
  await aSubmission(app, { activity, student: submitted });
  const others = [
    submitted,
    await aSeat(cohort, 'waitlisted'),
    await aSeat(cohort, 'pending'),
    await aSeat(cohort, 'cancelled'),
    await aSeat(cohort, 'completed'),
    await aSeat(other.cohort),
    teacher,
    await aStudent(app, { institution: teacher.institution }),
  ];
  for (let time = 0; time < 3; time++) await remind();
  expect(await remindersOf(owing)).toEqual([
    {
      id: expect.any(String),
      kind: 'WORK_DUE',
      subjectId: activity.id,
      subjectTitle: 'Essay',
      count: 1,
      details: [],
      startsAt: await dueDateOf(activity),
      timeZone: 'UTC',
      isRead: false,
      actor: null,
    },
  ]);
  const [mail, ...more] = await app.mailTo(owing.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toMatch(/^"Essay" is due on \w+day, \w+ \d+, \d+$/);
  expect(mail!.text).toContain(`/assignments/submit/${activity.id}`);
  for (const member of others) {
    const { rows } = await app.db.query(
      `select from notification where recipient_id = $1 and kind = 'work-due'`,
      [member.membershipId],
    );
    expect(rows).toEqual([]);
  }
});

describe('nobody is reminded of work', () => {
  test.each<[string, number, Partial<Parameters<typeof anActivity>[1]>]>([
    ['that is due in more than a day', 25, {}],
    ['that is overdue', -1, { allowLateSubmission: true }],
    ['that is deleted', 20, { deletedAt: new Date() }],
  ])('%s', async (_, hours, more) => {
    const { course, cohort } = await aTaughtCourse();
    const student = await aSeat(cohort);
    await dueIn(hours, course, more);
    await remind();
    expect(await remindersOf(student)).toEqual([]);
  });

  test.each<[string, Partial<Parameters<typeof aCohort>[1]>]>([
    ['of a cohort that has ended', { endDate: inDays(-1) }],
    ['of a cohort that is deleted', { deletedAt: inDays(-1) }],
    ['of a cohort that is not published', { isPublished: false }],
  ])('%s', async (_, more) => {
    const { course, cohort } = await aTaughtCourse(more);
    const student = await aSeat(cohort);
    await dueIn(20, course);
    await remind();
    const { rows } = await app.db.query('select from notification where recipient_id = $1', [
      student.membershipId,
    ]);
    expect(rows).toEqual([]);
  });

  test('of a course that is unpublished', async () => {
    const { course, cohort } = await aTaughtCourse();
    const student = await aSeat(cohort);
    await dueIn(20, course);
    await app.db.query(`update course set status = 'draft' where id = $1`, [course.id]);
    await remind();
    expect(await remindersOf(student)).toEqual([]);
    await app.db.query(`update course set status = 'published' where id = $1`, [course.id]);
    await remind();
    expect(await remindersOf(student)).toHaveLength(1); // control
  });
});

describe('a student with more time', () => {
  test('is reminded before the own due date, and the others before that of the activity', async () => {
    const { course, cohort } = await aTaughtCourse();
    const [later, other] = [await aSeat(cohort), await aSeat(cohort)];
    const activity = await dueIn(20, course);
    const extension = await anExtension(app, { activity, student: later, by: teacher, dueAt: inDays(3) });
    await remind();
    expect(await remindersOf(later)).toEqual([]);
    expect(await remindersOf(other)).toHaveLength(1);
    const dueAt = new Date(Date.now() + 23 * HOUR);
    await app.db.query('update extension set due_at = $1 where id = $2', [dueAt, extension.id]);
    for (let time = 0; time < 2; time++) await remind();
    expect(await remindersOf(later)).toMatchObject([{ startsAt: dueAt.toISOString() }]);
    expect(await remindersOf(other)).toHaveLength(1);
  });

  test('is the only one to be reminded of an activity that is past for the others', async () => {
    const { course, cohort } = await aTaughtCourse();
    const [later, other] = [await aSeat(cohort), await aSeat(cohort)];
    const activity = await dueIn(-48, course);
    await anExtension(app, { activity, student: later, by: teacher, dueAt: new Date(Date.now() + HOUR) });
    await remind();
    expect(await remindersOf(later)).toHaveLength(1);
    expect(await remindersOf(other)).toEqual([]);
  });
});

test('an activity that is put off is reminded of again before its new due date', async () => {
  const { course, cohort } = await aTaughtCourse();
  const student = await aSeat(cohort);
  const activity = await dueIn(10, course);
  await remind();
  await app.db.query(`update activity set due_at = due_at + interval '3 hours' where id = $1`, [activity.id]);
  for (let time = 0; time < 2; time++) await remind();
  expect(await remindersOf(student)).toHaveLength(2);
});

test('the toggle stops the mail and keeps the notification', async () => {
  const { course, cohort } = await aTaughtCourse();
  const [quiet, loud] = [await aSeat(cohort), await aSeat(cohort)];
  await dueIn(20, course);
  await setMailed(app, 'WORK_DUE', false, quiet);
  await remind();
  for (const member of [quiet, loud]) expect(await remindersOf(member)).toHaveLength(1);
  expect(await app.mailTo(loud.email)).toHaveLength(1);
  expect(app.mails().filter(({ to }) => to.includes(quiet.email))).toEqual([]);
});

describe('many instances at once', () => {
  /** Runs the job twelve times at once on two instances. Returns how often each of 20 students was reminded. */
  async function countsOf(wrap: (services: Services) => Services): Promise<number[]> {
    const { course, cohort } = await aTaughtCourse({ capacity: 50 });
    await Promise.all(Array.from({ length: 20 }, () => aSeat(cohort)));
    const activity = await dueIn(20, course);
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const services = [app.services, other.services].map(wrap);
      await Promise.all(Array.from({ length: 12 }, (_, at) => remindOfWork(services[at % 2]!)));
    } finally {
      await other.stop();
    }
    const { rows } = await app.db.query<{ sent: number }>(
      'select count(*)::int as sent from notification where subject_id = $1 group by recipient_id',
      [activity.id],
    );
    expect(rows).toHaveLength(20);
    return rows.map(({ sent }) => sent);
  }

  test('remind each student once', async () => {
    expect(new Set(await countsOf((services) => services))).toEqual(new Set([1]));
  });

  test('would remind them again without the key of activity and due date (control)', async () => {
    const withoutKey = (services: Services): Services => ({
      ...services,
      runWrites: (author, statements) =>
        services.runWrites(
          author,
          statements.map((statement) =>
            statement.name === 'remind_of_work'
              ? {
                  text: statement.text.replace(`'work-due', ${REMINDER_KEY}`, `'work-due', $3::uuid`),
                  values: statement.values,
                }
              : statement,
          ),
        ),
    });
    expect(Math.min(...(await countsOf(withoutKey)))).toBeGreaterThan(1);
  });
});
