import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from './app.ts';
import { aCohort, aCourse, anEnrollment, aStudent, aTeacher, aVisitor } from './factories.ts';
import { inDollars } from './money.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

test('actors and rows are ready to use', async () => {
  const teacher = await aTeacher(app);
  const student = await aStudent(app, { institution: teacher.institution });
  const course = await aCourse(app, { by: teacher, price: 30, lessons: ['One', 'Two'] });
  const cohort = await aCohort(app, { by: teacher, courses: [course], capacity: 2 });
  await anEnrollment(app, { cohort, student });

  const document = `query ($id: ID!) {
    viewer { email }
    cohort(id: $id) { title price { amount currency } studentCount isEnrolled courses { title lessonCount } }
  }`;
  const answer = await app.graphql(document, { id: cohort.id }, { as: student });
  expect(answer).toMatchObject({ status: 200, errors: [] });
  expect(answer.data).toEqual({
    viewer: { email: student.email },
    cohort: {
      title: cohort.title,
      price: inDollars(30),
      studentCount: 1,
      isEnrolled: true,
      courses: [{ title: course.title, lessonCount: 2 }],
    },
  });
});

test('requests may use any host', async () => {
  const teacher = await aTeacher(app);
  const own = await app.graphql(
    '{ viewer { id } }',
    {},
    { as: teacher, host: teacher.institution.namespace },
  );
  expect(own.data).toEqual({ viewer: { id: teacher.accountId } });
  const other = await app.graphql('{ viewer { id } }', {}, { as: teacher, host: 'elsewhere' });
  expect(other).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test('a visitor has no token', async () => {
  const { data } = await app.graphql('{ viewer { id } }', {}, { as: aVisitor() });
  expect(data).toEqual({ viewer: null });
});

test('sockets answer like HTTP', async () => {
  const teacher = await aTeacher(app);
  const events = app.subscribe('{ viewer { email } }', {}, { as: teacher });
  expect((await events.next()).value).toEqual({ data: { viewer: { email: teacher.email } } });
});
