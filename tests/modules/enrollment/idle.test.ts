import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anActivity,
  anAdmin,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
  type Actor,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let course: ItemRow;
let running: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher });
  running = await aCohort(app, {
    by: teacher,
    courses: [course],
    startDate: inDays(-20),
    endDate: inDays(20),
  });
});
afterAll(() => app.stop());

const student = (firstName: string) => aStudent(app, { institution: teacher.institution, firstName });

/** Returns the first names of the students who did nothing for seven days, in a cohort. */
async function idleIn(cohort: ItemRow, as: Actor): Promise<string[]> {
  const { data, errors } = await app.graphql(
    `query ($id: ID!, $since: DateTime!) { cohort(id: $id) {
      enrollments(idleSince: $since, first: 20) { totalCount nodes { student { firstName } } }
    } }`,
    { id: cohort.id, since: inDays(-7).toISOString() },
    { as },
  );
  expect(errors).toEqual([]);
  const { enrollments } = data!['cohort'] as {
    enrollments: { totalCount: number; nodes: { student: { firstName: string } }[] };
  };
  expect(enrollments.totalCount).toBe(enrollments.nodes.length);
  return enrollments.nodes.map((one) => one.student.firstName).toSorted();
}

test('lists students of a running cohort who neither completed a lesson nor submitted work since', async () => {
  const enrolledAt = inDays(-10);
  const [ida, lena, sam, nora] = await Promise.all(['Ida', 'Lena', 'Sam', 'Nora'].map(student));
  for (const one of [ida!, lena!, sam!])
    await anEnrollment(app, { cohort: running, student: one, enrolledAt });
  await anEnrollment(app, { cohort: running, student: nora!, enrolledAt: inDays(-2) });
  const gone = await student('Gil');
  await anEnrollment(app, { cohort: running, student: gone, enrolledAt, status: 'cancelled' });
  expect(await idleIn(running, teacher)).toEqual(['Ida', 'Lena', 'Sam']);

  const lesson = await aLesson(app, { course, startsAt: inDays(-8) });
  const complete = `mutation ($id: ID!) { completeLesson(input: { id: $id }) { lesson { id } } }`;
  expect((await app.graphql(complete, { id: lesson.id }, { as: lena! })).errors).toEqual([]);
  const activity = await anActivity(app, { course });
  await aSubmission(app, { activity, student: sam!, submittedAt: inDays(-1) });
  await aSubmission(app, { activity, student: ida!, submittedAt: inDays(-9) });
  expect(await idleIn(running, teacher)).toEqual(['Ida']);
});

test('nobody is idle in a cohort that has not started or has ended', async () => {
  const paul = await student('Paul');
  const enrolledAt = inDays(-40);
  const coming = await aCohort(app, { by: teacher, courses: [course] });
  const ended = await aCohort(app, {
    by: teacher,
    courses: [course],
    startDate: inDays(-40),
    endDate: inDays(-1),
  });
  for (const cohort of [coming, ended]) {
    await anEnrollment(app, { cohort, student: paul, enrolledAt });
    expect(await idleIn(cohort, teacher)).toEqual([]);
  }
});

test('the institution’s list counts the same, and strangers see none', async () => {
  const { institution } = teacher;
  const admin = await anAdmin(app, { institution });
  const query = `query ($since: DateTime!) { viewer { institution { enrollments(idleSince: $since, first: 20) { totalCount } } } }`;
  const count = async (as: Actor) => {
    const { data } = await app.graphql(query, { since: inDays(-7).toISOString() }, { as });
    return data!['viewer'];
  };
  expect(await count(admin)).toMatchObject({ institution: { enrollments: { totalCount: 1 } } });
  expect(await count(await anAdmin(app))).toMatchObject({ institution: { enrollments: { totalCount: 0 } } });
});
