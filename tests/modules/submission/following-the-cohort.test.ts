import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aFile,
  anActivity,
  anEnrollment,
  aStudent,
  aSubmission,
  aTeacher,
} from '#tests/support/factories';
import { grade, listed, read } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('two instructors of one course, each with a cohort, read and grade the work of their own students only', async () => {
  const owner = await aTeacher(app);
  const { institution } = owner;
  const colleague = await aTeacher(app, { institution });
  const course = await aCourse(app, { by: owner });
  const activity = await anActivity(app, { course, points: 40 });
  const sides = await Promise.all(
    [owner, colleague].map(async (teacher) => {
      const cohort = await aCohort(app, { by: teacher, courses: [course] });
      const student = await aStudent(app, { institution });
      await anEnrollment(app, { cohort, student });
      const submission = await aSubmission(app, { activity, student });
      const file = await aFile(app, { by: student, holderId: submission.id });
      return { teacher, submission, file };
    }),
  );
  for (const { teacher } of sides)
    for (const { teacher: responsible, submission, file } of sides) {
      const isOwn = teacher === responsible;
      expect((await read(app, submission, teacher)).code).toBe(isOwn ? undefined : 'NOT_FOUND');
      expect((await grade(app, submission, teacher)).code).toBe(isOwn ? undefined : 'NOT_FOUND');
      const { status } = await app.request('GET', `/files/${file}`, { as: teacher });
      expect(status).toBe(isOwn ? 200 : 404);
      expect((await listed(app, activity, teacher)).includes(submission.id)).toBe(isOwn);
    }
});
