import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
  type Member,
} from '#tests/support/factories';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const QUERY =
  '{ activities(needsGrading: true) { totalCount nodes { id submissions(state: SUBMITTED) { totalCount } } } }';

async function toGrade(as: Member): Promise<[id: string, ungraded: number][]> {
  const { data, errors } = await app.graphql(QUERY, {}, { as });
  expect(errors).toEqual([]);
  expect(data.activities.totalCount).toBe(data.activities.nodes.length);
  return data.activities.nodes.map((node: { id: string; submissions: { totalCount: number } }) => [
    node.id,
    node.submissions.totalCount,
  ]);
}

test('lists activities with work that the viewer may grade, until it is graded', async () => {
  const teacher = await aTeacher(app);
  const { institution } = teacher;
  const course = await aCourse(app, { by: teacher });
  const cohort = await aCohort(app, { by: teacher, courses: [course] });
  const students = [await aStudent(app, { institution }), await aStudent(app, { institution })];
  for (const student of students) await anEnrollment(app, { cohort, student });
  const [activity] = [await anActivity(app, { course }), await anActivity(app, { course })];
  const submissions = [];
  for (const student of students) submissions.push(await aSubmission(app, { activity, student }));
  const colleague = await aTeacher(app, { institution });

  expect(await toGrade(teacher)).toEqual([[activity.id, 2]]);
  expect(await toGrade(colleague)).toEqual([]);
  expect(await toGrade(students[0]!)).toEqual([]);

  const grade =
    'mutation ($input: GradeSubmissionInput!) { gradeSubmission(input: $input) { submission { id } } }';
  for (const { id } of submissions) {
    const input = { id, points: 5 };
    expect((await app.graphql(grade, { input }, { as: teacher })).errors).toEqual([]);
  }
  expect(await toGrade(teacher)).toEqual([]);
});
