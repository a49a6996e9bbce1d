import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  aFile,
  anActivity,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
let lesson: ItemRow;
let other: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher });
  lesson = await aLesson(app, { course, type: 'exercise' });
  other = await aLesson(app, { course, type: 'exercise' });
});
afterAll(() => app.stop());

beforeEach(async () => {
  student = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort: await aCohort(app, { by: teacher, courses: [course] }), student });
});

interface Given {
  lessonId?: string;
  seconds?: number;
  position?: number | null;
  timeZone?: string;
}

const record = (as: Pick<Actor, 'accessToken'>, given: Given = {}) =>
  app.graphql(
    `mutation R($input: RecordLearningInput!) { recordLearning(input: $input) {
      lesson { id viewerPosition } viewer { learnedSecondsThisWeek learningStreak } } }`,
    { input: { lessonId: lesson.id, seconds: 30, timeZone: 'UTC', ...given } },
    { as },
  );

const figures = async (as: Pick<Actor, 'accessToken'>) =>
  (await app.graphql('{ viewer { learnedSecondsThisWeek learningStreak completedTaskCount } }', {}, { as }))
    .data.viewer;

/** Moves what is counted into the past, as if time had passed. */
async function passTime(seconds: number): Promise<void> {
  for (const table of ['learning_day', 'lesson_progress'])
    await app.db.query(
      `update ${table} set counted_until = counted_until - $1 * interval '1 second' where membership_id = $2`,
      [seconds, student.membershipId],
    );
}

const days = async () =>
  (
    await app.db.query<{ seconds: number; lessons: number; tasks: number }>(
      'select seconds, lessons, tasks from learning_day where membership_id = $1 order by day',
      [student.membershipId],
    )
  ).rows;

const progress = async (lessonId = lesson.id) =>
  (
    await app.db.query<{ seconds: number; position: number }>(
      'select seconds, position from lesson_progress where membership_id = $1 and lesson_id = $2',
      [student.membershipId, lessonId],
    )
  ).rows[0];

test('counts time on a lesson and keeps the position in its video', async () => {
  const { data } = await record(student, { position: 95 });
  expect(data.recordLearning).toEqual({
    lesson: { id: lesson.id, viewerPosition: 95 },
    viewer: { learnedSecondsThisWeek: 30, learningStreak: 1 },
  });
  await passTime(30);
  await record(student, { position: null });
  expect(await progress()).toEqual({ seconds: 60, position: 95 });
  expect(await figures(student)).toMatchObject({ learnedSecondsThisWeek: 60, learningStreak: 1 });
});

test('counts no second twice, in several tabs or calls at once', async () => {
  await record(student, { seconds: 60 });
  await Promise.all(Array.from({ length: 8 }, () => record(student, { seconds: 60 })));
  await record(student, { lessonId: other.id, seconds: 60 });
  expect((await days())[0]!.seconds).toBeLessThanOrEqual(63);
  expect((await progress())!.seconds).toBeLessThanOrEqual(63);
  await passTime(20);
  await record(student, { seconds: 60 });
  expect((await days())[0]!.seconds).toBeLessThanOrEqual(84);
  expect((await days())[0]!.seconds).toBeGreaterThanOrEqual(80);
});

test('a long pause does not count', async () => {
  await record(student);
  await passTime(3600);
  await record(student);
  await record(student, { seconds: 60 });
  expect((await days())[0]!.seconds).toBeLessThanOrEqual(63);
});

test('only students with a seat record, with values within the limits', async () => {
  const stranger = await aStudent(app, { institution: teacher.institution });
  expect((await record(stranger)).code).toBe('FORBIDDEN');
  expect((await record(await aTeacher(app))).code).toBe('NOT_FOUND');
  for (const wrong of [{ seconds: 61 }, { seconds: -1 }, { position: -1 }, { timeZone: 'Mars/Olympus' }])
    expect((await record(student, wrong)).code).toBe('INVALID');
  expect(await days()).toEqual([]);
});

test('nobody else reads the figures', async () => {
  await record(student);
  for (const actor of [teacher, await aStudent(app, { institution: teacher.institution })])
    expect(await figures(actor)).toEqual({
      learnedSecondsThisWeek: 0,
      learningStreak: 0,
      completedTaskCount: 0,
    });
});

test('completed lessons and submitted work count on their day', async () => {
  const complete = (isCompleted: boolean) =>
    app.graphql(
      'mutation C($id: ID!, $isCompleted: Boolean!) { completeLesson(input: { id: $id, isCompleted: $isCompleted }) { lesson { id } } }',
      { id: lesson.id, isCompleted },
      { as: student },
    );
  await complete(true);
  await complete(true);
  expect(await days()).toEqual([{ seconds: 0, lessons: 1, tasks: 0 }]);
  await complete(false);
  await complete(false);
  expect(await days()).toEqual([{ seconds: 0, lessons: 0, tasks: 0 }]);
  expect((await figures(student)).learningStreak).toBe(0);
  const activity = await anActivity(app, { course });
  for (const description of ['First', 'Second'])
    await app.graphql(
      'mutation S($input: SubmitWorkInput!) { submitWork(input: $input) { submission { id } } }',
      { input: { activityId: activity.id, description, fileIds: [await aFile(app, { by: student })] } },
      { as: student },
    );
  expect(await days()).toEqual([{ seconds: 0, lessons: 0, tasks: 1 }]);
  expect(await figures(student)).toEqual({
    learnedSecondsThisWeek: 0,
    learningStreak: 1,
    completedTaskCount: 1,
  });
});

test('a streak ends at the first day without learning', async () => {
  const seed = (ago: number) =>
    app.db.query(
      `insert into learning_day (institution_id, id, membership_id, day, time_zone, seconds)
       values ($1, uuidv7(), $2, (now() at time zone 'UTC')::date - $3::int, 'UTC', 600)`,
      [teacher.institution.id, student.membershipId, ago],
    );
  for (const ago of [1, 2, 3, 5, 6]) await seed(ago);
  expect((await figures(student)).learningStreak).toBe(3);
  await record(student);
  expect((await figures(student)).learningStreak).toBe(4);
  await app.db.query('delete from learning_day where membership_id = $1 and day > now()::date - 2', [
    student.membershipId,
  ]);
  expect((await figures(student)).learningStreak).toBe(0);
});

test('a day is that of the member', async () => {
  await record(student, { timeZone: 'Pacific/Kiritimati' });
  const { rows } = await app.db.query<{ isLocal: boolean }>(
    `select day = (now() at time zone 'Pacific/Kiritimati')::date as "isLocal" from learning_day where membership_id = $1`,
    [student.membershipId],
  );
  expect(rows).toEqual([{ isLocal: true }]);
  expect((await figures(student)).learningStreak).toBe(1);
});
