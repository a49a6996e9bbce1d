import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  aLesson,
  anActivity,
  anAdmin,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

// What /userdashboard asks for.
const DASHBOARD = readFileSync('client/src/features/dashboard/learner/UserDashboardPage.graphql', 'utf8');

let app: App;
let teacher: Member;
let student: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

/** Creates a seat for the student in a cohort with a new course. */
async function aTakenCourse(lessons: number, status: 'active' | 'completed' = 'active') {
  const course = await aCourse(app, { by: teacher });
  const made: ItemRow[] = [];
  for (let position = 0; position < lessons; position += 1)
    made.push(await aLesson(app, { course, position, type: 'video' }));
  await anEnrollment(app, {
    cohort: await aCohort(app, { by: teacher, courses: [course] }),
    student,
    status,
  });
  return { course, lessons: made };
}

const complete = (id: string) =>
  app.graphql(
    'mutation ($id: ID!) { completeLesson(input: { id: $id }) { lesson { id } } }',
    { id },
    { as: student },
  );

async function dashboard() {
  const { data, text } = await app.graphql(
    DASHBOARD.replace(
      'learningStreak\n',
      'learningStreak completedLessonCount learningDays { localDay seconds lessons tasks } membership { id work: submissions(first: 100) { totalCount } }\n',
    ),
    {},
    { as: student, headers: { 'x-lyceum-explain': '1' } },
  );
  const { extensions } = JSON.parse(text) as { extensions: { explain: unknown[] } };
  return { ...data, statements: extensions.explain.length };
}

test('each figure equals the list behind it, in a fixed number of statements', async () => {
  const { statements: before } = await dashboard();
  const first = await aTakenCourse(4);
  const second = await aTakenCourse(2);
  const past = await aTakenCourse(3, 'completed');
  for (const { id } of [...first.lessons.slice(0, 2), second.lessons[0]!, ...past.lessons])
    await complete(id);
  for (const { course } of [first, past])
    await aSubmission(app, { activity: await anActivity(app, { course }), student });
  const gone = await anActivity(app, { course: first.course });
  await aSubmission(app, { activity: gone, student });
  await app.db.query('update activity set deleted_at = now() where id = $1', [gone.id]);
  await app.db.query(
    `insert into learning_day (institution_id, id, membership_id, day, time_zone, seconds)
     select $1, uuidv7(), $2, (now() at time zone 'UTC')::date - ago, 'UTC', 1000 + ago from unnest(array[1, 2, 4]) ago`,
    [teacher.institution.id, student.membershipId],
  );

  const { viewer, tasks, statements } = await dashboard();
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
  const courses: { progress: number; completedLessonCount: number; lessonCount: number }[] =
    viewer.activeCourses;
  expect(courses.map(({ progress }) => progress)).toEqual([50, 50]);
  expect(viewer.activeCourseProgress).toBe(
    Math.round(
      (100 * sum(courses.map(({ completedLessonCount }) => completedLessonCount))) /
        sum(courses.map(({ lessonCount }) => lessonCount)),
    ),
  );
  const days: { localDay: string; seconds: number; lessons: number; tasks: number }[] = viewer.learningDays;
  expect(viewer.learnedSeconds).toBe(sum(days.map(({ seconds }) => seconds)));
  expect(viewer.learnedSeconds).toBe(3007);
  expect(sum(days.map(({ lessons }) => lessons))).toBe(viewer.completedLessonCount);
  expect(viewer.completedTaskCount).toBe(viewer.membership.work.totalCount);
  expect(viewer.completedTaskCount).toBe(2);
  // Today, because of the lessons, yesterday and the day before.
  expect(viewer.learningStreak).toBe(3);
  expect(days).toHaveLength(4);
  expect(viewer.recentCompletions).toHaveLength(6);
  expect(viewer.recentCompletions[0].lesson.id).toBe(past.lessons[2]!.id);
  const next = viewer.activeCourses.map((course: { upcomingLessons: { nodes: ItemRow[] } }) =>
    course.upcomingLessons.nodes.map(({ id }) => id),
  );
  expect(next.flat().toSorted()).toEqual(
    [...first.lessons.slice(2), second.lessons[1]!].map(({ id }) => id).toSorted(),
  );
  expect(tasks.totalCount).toBe(0);
  expect(statements).toBe(before);
  expect(statements).toBe(2);
});

test('nobody else reads what a member completed or learned', async () => {
  const { viewer } = await dashboard();
  const completion: string = viewer.recentCompletions[0].id;
  const read = (id: string, as: Member) =>
    app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, { as });
  expect((await read(completion, student)).data.node).toEqual({ id: completion });
  expect((await read(completion, teacher)).data?.node ?? null).toBeNull();
  const other = await aStudent(app, { institution: teacher.institution });
  const { data } = await app.graphql(
    '{ viewer { activeCourses { id } recentCompletions { id } learningDays { id } activeCourseProgress learnedSeconds } }',
    {},
    { as: other },
  );
  expect(data.viewer).toEqual({
    activeCourses: [],
    recentCompletions: [],
    learningDays: [],
    activeCourseProgress: 0,
    learnedSeconds: 0,
  });
});

test('the completion rate of a course is that of its seats, and is shown from three of them', async () => {
  const { course, lessons } = await aTakenCourse(2, 'completed');
  const { institution } = teacher;
  const cohort = await aCohort(app, { by: teacher, courses: [course], isPublic: true });
  const rateFor = async (as: Actor) => {
    const query = 'query ($id: ID!) { course(id: $id) { completionRate studentCount } }';
    return (await app.graphql(query, { id: course.id }, { as })).data.course;
  };
  await anEnrollment(app, { cohort, student });
  for (const { id } of lessons) await complete(id);
  expect(await rateFor(student)).toEqual({ studentCount: 2, completionRate: null });
  for (const status of ['active', 'active', 'waitlisted', 'cancelled'] as const)
    await anEnrollment(app, { cohort, student: await aStudent(app, { institution }), status });
  // Completed in the current enrollment, one of four seats; not in the earlier one.
  for (const as of [student, teacher])
    expect(await rateFor(as)).toEqual({ studentCount: 4, completionRate: 25 });
  await app.db.query('update course set is_public = true where id = $1', [course.id]);
  for (const as of [aVisitor(), await anAdmin(app)])
    expect(await rateFor(as)).toMatchObject({ completionRate: null });
  await aLesson(app, { course, position: 2, type: 'video' });
  expect(await rateFor(student)).toMatchObject({ completionRate: 0 });
});
