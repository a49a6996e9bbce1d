import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '#app/migrate';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { inDays } from '#tests/support/factories/rows';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
let lessons: ItemRow[];
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
  lessons = [];
  for (const position of [0, 1])
    lessons.push(await aLesson(app, { course, position, type: 'video', startsAt: inDays(30) }));
});

const cohort = () => aCohort(app, { by: teacher, courses: [course] });

const seat = (of: ItemRow, status: 'active' | 'completed' | 'cancelled' | 'waitlisted', daysAgo: number) =>
  anEnrollment(app, { cohort: of, student, status, enrolledAt: inDays(-daysAgo) });

const complete = (lesson: ItemRow, isCompleted = true) =>
  app.graphql(
    'mutation ($id: ID!, $isCompleted: Boolean!) { completeLesson(input: { id: $id, isCompleted: $isCompleted }) { lesson { id isCompleted } } }',
    { id: lesson.id, isCompleted },
    { as: student },
  );

/** Progress in each cohort by its ID, and that of the course. */
async function progress() {
  const { data } = await app.graphql(
    `query ($id: ID!) {
       course(id: $id) {
         progress completedLessonCount ownCompletedLessonCount nextLesson { id } lessons { nodes { isCompleted } }
       }
       viewer {
         completedLessonCount activeCourseProgress
         enrollments { nodes { progress cohort { id courseProgress { progress course { id } } } } }
       }
     }`,
    { id: course.id },
    { as: student },
  );
  const enrollments: { progress: number; cohort: { id: string; courseProgress: { progress: number }[] } }[] =
    data.viewer.enrollments.nodes;
  return {
    ...data.course,
    done: data.course.lessons.nodes.map(({ isCompleted }: { isCompleted: boolean }) => isCompleted),
    active: data.viewer.activeCourseProgress,
    ever: data.viewer.completedLessonCount,
    in: Object.fromEntries(enrollments.map((row) => [row.cohort.id, row.progress])),
    shownIn: Object.fromEntries(
      enrollments.map((row) => [row.cohort.id, row.cohort.courseProgress.map((one) => one.progress)]),
    ),
  };
}

test('a repeater starts at 0 % in a new cohort, and the course keeps the own progress', async () => {
  const [first, second] = [await cohort(), await cohort()];
  const past = await seat(first, 'active', 60);
  for (const lesson of lessons) await complete(lesson);
  await app.db.query(`update enrollment set status = 'completed' where id = $1`, [past.id]);
  expect(await progress()).toMatchObject({ progress: 100, nextLesson: null, in: { [first.id]: 100 } });

  await seat(second, 'active', 1);
  expect(await progress()).toMatchObject({
    progress: 0,
    completedLessonCount: 0,
    ownCompletedLessonCount: 2,
    nextLesson: { id: lessons[0]!.id },
    done: [false, false],
    active: 0,
    in: { [first.id]: 100, [second.id]: 0 },
    shownIn: { [first.id]: [100], [second.id]: [0] },
  });

  expect((await complete(lessons[0]!)).data.completeLesson.lesson.isCompleted).toBe(true);
  expect(await progress()).toMatchObject({
    progress: 50,
    done: [true, false],
    in: { [first.id]: 100, [second.id]: 50 },
    shownIn: { [first.id]: [100], [second.id]: [50] },
  });
  await complete(lessons[0]!, false);
  expect(await progress()).toMatchObject({
    progress: 0,
    ownCompletedLessonCount: 2,
    ever: 2,
    in: { [first.id]: 100, [second.id]: 0 },
  });
});

test('a lesson counts in all cohorts that a student learns in, and on one day once', async () => {
  const [one, other] = [await cohort(), await cohort()];
  await seat(one, 'active', 3);
  await seat(other, 'active', 2);
  await seat(await cohort(), 'waitlisted', 1);
  await complete(lessons[0]!);
  await complete(lessons[0]!);
  expect(await progress()).toMatchObject({ progress: 50, in: { [one.id]: 50, [other.id]: 50 } });
  const day = () =>
    app.db.query('select lessons from learning_day where membership_id = $1', [student.membershipId]);
  expect((await day()).rows).toEqual([{ lessons: 1 }]);
  await complete(lessons[0]!, false);
  expect((await day()).rows).toEqual([{ lessons: 0 }]);
  expect(await progress()).toMatchObject({ progress: 0, ever: 0, in: { [one.id]: 0, [other.id]: 0 } });
});

test('certificates show the progress in their cohort', async () => {
  const first = await cohort();
  const past = await seat(first, 'active', 60);
  await complete(lessons[0]!);
  await app.db.query(`update enrollment set status = 'completed' where id = $1`, [past.id]);
  await app.db.query(
    `insert into certificate (institution_id, id, course_id, membership_id, account_id, cohort_id, course_title, cohort_title, student_name)
     values ($1, uuidv7(), $2, $3, $4, $5, 'Course', 'Cohort', 'Name')`,
    [teacher.institution.id, course.id, student.membershipId, student.accountId, first.id],
  );
  await seat(await cohort(), 'active', 1);
  await complete(lessons[1]!);
  const { data } = await app.graphql(
    '{ certificates(first: 5) { nodes { progress } } }',
    {},
    { as: student },
  );
  expect(data.certificates.nodes).toEqual([{ progress: 50 }]);
});

test('a cohort shows its own progress over REST, and no next lesson of a course that is complete', async () => {
  const [first, second] = [await cohort(), await cohort()];
  const past = await seat(first, 'active', 60);
  for (const lesson of lessons) await complete(lesson);
  await app.db.query(`update enrollment set status = 'completed' where id = $1`, [past.id]);
  await seat(second, 'active', 1);
  await complete(lessons[0]!);
  const shownIn = async ({ id }: ItemRow) => (await app.rest('GET', `/cohorts/${id}`, { as: student })).body;
  expect(await shownIn(first)).toMatchObject({ courses: [{ progress: 100, nextLesson: null }] });
  expect(await shownIn(second)).toMatchObject({
    courses: [{ progress: 50, nextLesson: { id: lessons[1]!.id } }],
  });
  expect(await shownIn(await cohort()), 'without a seat').toMatchObject({ courses: [{ progress: 0 }] });
});

test('the migration keeps the progress of seats in the enrollments in which it was made', async () => {
  const [first, second] = [await cohort(), await cohort()];
  await app.db.query(
    `update cohort set start_date = now() - interval '90 days', end_date = now() - interval '30 days' where id = $1`,
    [first.id],
  );
  await seat(first, 'completed', 80);
  await seat(second, 'active', 10);
  const done = (lesson: ItemRow, daysAgo: number) =>
    app.db.query(
      `insert into lesson_completion (institution_id, id, created_at, lesson_id, membership_id) values ($1, uuidv7(), $2, $3, $4)`,
      [teacher.institution.id, inDays(-daysAgo), lesson.id, student.membershipId],
    );
  await done(lessons[0]!, 60);
  await done(lessons[1]!, 5);
  await app.db.query('drop table enrollment_completion');
  await app.db.query(`delete from migration where name = 'Migration20261125003059'`);
  await migrate(app.databaseUrl);
  expect(await progress()).toMatchObject({
    progress: 50,
    ownCompletedLessonCount: 2,
    done: [false, true],
    in: { [first.id]: 50, [second.id]: 50 },
  });
});
