import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anEnrollment,
  aSubmission,
  aStudent,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
  await anEnrollment(app, { cohort: await aCohort(app, { by: teacher, courses: [course] }), student });
});
afterAll(() => app.stop());

/** Returns the IDs of the activities due for a student, the next first. */
async function dueOf(as: Member): Promise<string[]> {
  const { data, errors } = await app.graphql('{ activities(isDue: true) { nodes { id } } }', {}, { as });
  expect(errors).toEqual([]);
  return data.activities.nodes.map(({ id }: { id: string }) => id);
}

test('lists activities that the student has a seat for, has not submitted, and can still submit on time', async () => {
  const later = await anActivity(app, { course, startsAt: inDays(9) });
  const soon = await anActivity(app, { course, startsAt: inDays(2) });
  await anActivity(app, { course, startsAt: inDays(-1) });
  await anActivity(app, { course: await aCourse(app, { by: teacher }), startsAt: inDays(2) });
  const handedIn = await anActivity(app, { course, startsAt: inDays(3) });
  await aSubmission(app, { activity: handedIn, student });
  expect(await dueOf(student)).toEqual([soon.id, later.id]);

  const classmate = await aStudent(app, { institution: teacher.institution });
  for (const status of ['pending', 'completed'] as const)
    await anEnrollment(app, {
      cohort: await aCohort(app, { by: teacher, courses: [course] }),
      student: classmate,
      status,
    });
  expect(await dueOf(classmate)).toEqual([]);
  expect(await dueOf(teacher)).toEqual([]);
});

test('lists late work that is still accepted as overdue, and nothing else', async () => {
  const { institution } = teacher;
  const late = await aStudent(app, { institution });
  await anEnrollment(app, { cohort: await aCohort(app, { by: teacher, courses: [course] }), student: late });
  const aPast = (days: number, allowLateSubmission: boolean) =>
    anActivity(app, { course, startsAt: inDays(-days), allowLateSubmission });
  const accepted = await aPast(3, true);
  const handedIn = await aPast(4, true);
  await aSubmission(app, { activity: handedIn, student: late });
  await aPast(2, false);
  await aPast(95, true);
  await anActivity(app, { course, startsAt: inDays(3), allowLateSubmission: true });
  const { data } = await app.graphql('{ activities(isOverdue: true) { nodes { id } } }', {}, { as: late });
  expect(data.activities.nodes).toEqual([{ id: accepted.id }]);
  const { data: none } = await app.graphql(
    '{ activities(isOverdue: true) { nodes { id } } }',
    {},
    { as: teacher },
  );
  expect(none.activities.nodes).toEqual([]);
});
