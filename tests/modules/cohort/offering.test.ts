import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAccount,
  aStudent,
  aTeacher,
  aVisitor,
  inDays,
  type Member,
} from '#tests/support/factories';
import type { GraphqlOptions } from '#tests/support/graphql';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const aClassmate = () => aStudent(app, { institution: teacher.institution });

describe('a published cohort accepts published courses only', () => {
  const create = (courseIds: string[]) =>
    app.graphql(
      'mutation Create($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
      {
        input: {
          title: 'Spring',
          description: 'For everybody.',
          startDate: inDays(10),
          endDate: inDays(31),
          registrationDeadline: inDays(9),
          capacity: 12,
          courseIds,
        },
      },
      { as: teacher },
    );
  const update = (id: string, courseIds: string[]) =>
    app.graphql(
      `mutation Update($input: UpdateCohortInput!) {
        updateCohort(input: $input) { cohort { courses { id } } }
      }`,
      { input: { id, courseIds } },
      { as: teacher },
    );
  const refusal = (title: string) => ({
    field: 'courseIds',
    message: `"${title}" is a draft: publish the course before a cohort offers it.`,
  });

  test('rejects a new cohort with a draft course and names its title', async () => {
    const [course, draft] = [
      await aCourse(app, { by: teacher }),
      await aCourse(app, { by: teacher, status: 'draft', title: 'Unfinished' }),
    ];
    const answer = await create([course.id, draft.id]);
    expect(answer).toMatchObject({ code: 'INVALID', data: { createCohort: null } });
    expect(answer.errors[0]!.extensions.fields).toEqual([refusal('Unfinished')]);
    expect((await create([course.id])).errors).toEqual([]);
  });

  test('rejects adding or keeping a draft course and changes nothing', async () => {
    const [course, draft] = [
      await aCourse(app, { by: teacher }),
      await aCourse(app, { by: teacher, status: 'draft', title: 'Not yet' }),
    ];
    const cohort = await aCohort(app, { by: teacher, courses: [course] });
    const answer = await update(cohort.id, [course.id, draft.id]);
    expect(answer.errors[0]!.extensions.fields).toEqual([refusal('Not yet')]);

    const legacy = await aCohort(app, { by: teacher, courses: [draft] });
    expect(await update(legacy.id, [draft.id, course.id])).toMatchObject({ code: 'INVALID' });
    expect((await update(legacy.id, [course.id])).data.updateCohort.cohort.courses).toEqual([
      { id: course.id },
    ]);
  });

  test('accepts draft courses in a cohort that is a draft itself', async () => {
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const cohort = await aCohort(app, { by: teacher, isPublished: false });
    expect((await update(cohort.id, [draft.id])).errors).toEqual([]);
  });
});

describe('the price of a cohort without its own', () => {
  const PRICE = 'query Price($id: ID!) { cohort(id: $id) { price { amount } } }';

  test('includes published courses that are not deleted, both when displayed and when enrolling', async () => {
    const courses = [
      await aCourse(app, { by: teacher, price: 30, isPublic: true }),
      await aCourse(app, { by: teacher, price: 500, status: 'draft' }),
      await aCourse(app, { by: teacher, price: 700, deletedAt: new Date() }),
    ];
    const cohort = await aCohort(app, { by: teacher, courses, isPublic: true });
    for (const as of [teacher, await aClassmate(), aVisitor()])
      expect((await app.graphql(PRICE, { id: cohort.id }, { as })).data.cohort.price.amount).toBe(30_00);
    await enroll(app, cohort, await aClassmate());
    await enroll(app, cohort, await anAccount(app));
    const { rows } = await app.db.query('select price::float from enrollment where cohort_id = $1', [
      cohort.id,
    ]);
    expect(rows).toEqual([{ price: 30 }, { price: 30 }]);
  });

  test('is zero if only a draft has a price: the seat is taken immediately', async () => {
    const draft = await aCourse(app, { by: teacher, price: 500, status: 'draft' });
    const cohort = await aCohort(app, { by: teacher, courses: [draft] });
    const { data } = await enroll(app, cohort, await aClassmate());
    expect(data.enroll.enrollment.status).toBe('ACTIVE');
  });
});

describe('a cohort that has ended', () => {
  const LISTS = `query Lists($course: ID!) {
    cohorts(first: 50) { nodes { id } }
    course(id: $course) { cohorts { nodes { id } } }
  }`;
  const lists = async (course: { id: string }, as: GraphqlOptions['as']) => {
    const { data } = await app.graphql(LISTS, { course: course.id }, { as: as ?? null });
    const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
    return { offers: ids(data.cohorts.nodes), ofCourse: ids(data.course.cohorts.nodes) };
  };

  test('is not offered to outsiders, and stays in the lists of members', async () => {
    const course = await aCourse(app, { by: teacher, isPublic: true });
    const about = { by: teacher, courses: [course], isPublic: true, startDate: inDays(-30) };
    const ended = await aCohort(app, { ...about, endDate: inDays(-1) });
    const running = await aCohort(app, { ...about, endDate: inDays(1) });
    for (const outsider of [aVisitor(), await anAccount(app)]) {
      const { offers, ofCourse } = await lists(course, outsider);
      expect(offers).toContain(running.id);
      expect(offers).not.toContain(ended.id);
      expect(ofCourse).toEqual([running.id]);
    }
    const foreign = await lists(course, await aTeacher(app));
    expect(foreign.ofCourse).toEqual([running.id]);
    const { offers, ofCourse } = await lists(course, await aClassmate());
    expect(offers).toEqual(expect.arrayContaining([ended.id, running.id]));
    expect(new Set(ofCourse)).toEqual(new Set([ended.id, running.id]));
  });

  test('rejects enrollments and says that it has ended', async () => {
    const cohort = await aCohort(app, {
      by: teacher,
      isPublic: true,
      startDate: inDays(-9),
      endDate: inDays(-0.01),
      registrationDeadline: null,
    });
    for (const as of [await aClassmate(), await anAccount(app)]) {
      const answer = await enroll(app, cohort, as, true);
      expect(answer).toMatchObject({ code: 'DEADLINE_PASSED' });
      expect(answer.errors[0]!.message).toBe('This cohort has ended.');
    }
  });
});
