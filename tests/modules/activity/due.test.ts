import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anEnrollment,
  anExtension,
  aSubmission,
  aStudent,
  inDays,
  type ItemRow,
  type Member,
  aClass,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let student: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  const { students, ...others } = await aClass(app);
  ({ teacher, course } = others);
  student = students[0]!;
});
afterAll(() => app.stop());

/** Returns the IDs of the activities that the arguments select for a student, the next first. */
async function listed(args: string, as: Member): Promise<string[]> {
  const { data, errors } = await app.graphql(`{ activities(${args}) { nodes { id } } }`, {}, { as });
  expect(errors).toEqual([]);
  return data.activities.nodes.map(({ id }: { id: string }) => id);
}

const dueOf = (as: Member) => listed('isDue: true', as);
const overdueOf = (as: Member) => listed('isOverdue: true', as);

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
  expect(await overdueOf(late)).toEqual([accepted.id]);
  expect(await overdueOf(teacher)).toEqual([]);
});

test('lists work by the own due date of a student with an extension', async () => {
  const [learner, classmate] = [
    await aStudent(app, { institution: teacher.institution }),
    await aStudent(app, { institution: teacher.institution }),
  ];
  const taken = await aCourse(app, { by: teacher });
  const cohort = await aCohort(app, { by: teacher, courses: [taken] });
  for (const member of [learner, classmate]) await anEnrollment(app, { cohort, student: member });
  const anActivityDue = (days: number, lateDays?: number) =>
    anActivity(app, { course: taken, startsAt: inDays(days), ...(lateDays && { late: { days: lateDays } }) });
  const [extended, second, third] = [await anActivityDue(1), await anActivityDue(2), await anActivityDue(4)];
  const [past, over] = [await anActivityDue(-3, 10), await anActivityDue(-4, 2)];
  await anExtension(app, { activity: extended, student: learner, by: teacher, dueAt: inDays(3) });
  await anExtension(app, { activity: past, student: learner, by: teacher, dueAt: inDays(5) });
  await anExtension(app, { activity: over, student: learner, by: teacher, dueAt: inDays(-1) });
  const idsOf = (...activities: ItemRow[]) => activities.map(({ id }) => id);

  expect(await dueOf(learner)).toEqual(idsOf(second, extended, third, past));
  expect(await dueOf(classmate)).toEqual(idsOf(extended, second, third));
  // No longer late for the one; for the other, too late.
  expect(await overdueOf(learner)).toEqual(idsOf(over));
  expect(await overdueOf(classmate)).toEqual(idsOf(past));

  const { data } = await app.graphql(
    '{ activities(isDue: true, first: 2) { pageInfo { endCursor } } }',
    {},
    { as: learner },
  );
  const next = await app.graphql(
    'query ($after: String) { activities(isDue: true, first: 2, after: $after) { nodes { id } } }',
    { after: data.activities.pageInfo.endCursor },
    { as: learner },
  );
  expect(next.data.activities.nodes.map(({ id }: ItemRow) => id)).toEqual(idsOf(third, past));
});
