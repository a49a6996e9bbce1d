import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAccount,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
} from '#tests/support/factories';
import { callsOf, identified, identityOf } from './call.ts';

let app: App;
const { get, post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

/** Creates a teacher with `count` courses, `Course 1` the oldest. */
async function aTeacherWithCourses(count: number) {
  const teacher = await aTeacher(app);
  for (let at = 1; at <= count; at++)
    await aCourse(app, { by: teacher, title: `Course ${at}`, price: at + 0.5 });
  return teacher;
}

describe('POST /courses', () => {
  const whole = {
    title: 'Compilers',
    shortDescription: 'From text to code',
    language: 'German',
    level: 'Advanced',
    price: 499.5,
    category: 'Web Development',
    maxStudents: 20,
    startDate: '2027-03-01T09:00:00.000Z',
    isRecurring: true,
    recurringInterval: 'Custom',
  };

  test('returns 201 with the course, echoing the input', async () => {
    const teacher = await aTeacher(app);
    const answer = await post('/courses', { as: teacher, body: whole });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...identityOf(answer.body.id), ...whole, status: 'published' });
    const read = await get(`/courses/${answer.body.guid}`, { as: teacher });
    expect(read.body).toEqual(answer.body);
  });

  test('requires only the title', async () => {
    const answer = await post('/courses', { as: await aTeacher(app), body: { title: ' Short ' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Short',
      price: 0,
      isRecurring: false,
      recurringInterval: null,
    });
  });

  test.each([
    ...['Beginner', 'Intermediate', 'Advanced', 'All Levels', 'All', 'Other'].map((level) => ({ level })),
    ...['Mobile Development', 'Data Science', 'Design', 'Business', 'Other'].map((category) => ({
      category,
    })),
    ...['weekly', 'biweekly', 'monthly', 'quarterly', 'Custom'].map((recurringInterval) => ({
      isRecurring: true,
      recurringInterval,
    })),
  ])('accepts and echoes %j of either document', async (value) => {
    const answer = await post('/courses', { as: await aTeacher(app), body: { title: 'A', ...value } });
    expect(answer.body).toMatchObject(value);
  });

  test('ignores members that the contract does not name', async () => {
    const teacher = await aTeacher(app);
    const other = await aTeacher(app, { institution: teacher.institution });
    const more = {
      id: other.membershipId,
      owner: other.membershipId,
      isPublic: true,
      public: true,
      publish: false,
    };
    const { body } = await post('/courses', { as: teacher, body: { title: 'Mine', ...more } });
    expect(body).toMatchObject({
      owner: `${teacher.firstName} ${teacher.lastName}`,
      public: false,
      status: 'published',
    });
    expect(body.id).not.toBe(other.membershipId);
  });

  test('returns 401 for visitors, 403 for students and accounts without an institution', async () => {
    const student = await aStudent(app, { institution: await anInstitution(app) });
    expect((await post('/courses', { as: aVisitor(), body: whole })).status).toBe(401);
    expect((await post('/courses', { as: student, body: whole })).status).toBe(403);
    expect((await post('/courses', { as: await anAccount(app), body: whole })).status).toBe(403);
  });
});

describe('GET /courses', () => {
  test('returns pages of 12, the latest first', async () => {
    const teacher = await aTeacherWithCourses(14);
    const { status, body } = await get('/courses', { as: teacher });
    expect(status).toBe(200);
    expect({ ...body, results: body.results.length }).toEqual({ results: 12, offset: 1, pages: 2 });
    expect(body.results[0]).toEqual({
      ...identityOf(body.results[0].id),
      title: 'Course 14',
      shortDescription: 'About Course 14',
      price: 14.5,
    });
    const second = await get('/courses?limit=12&offset=2', { as: teacher });
    expect(titles(second.body.results)).toEqual(['Course 2', 'Course 1']);
  });

  test.each([
    ['', { count: 12, offset: 1, pages: 2 }],
    ['offset=1', { count: 12, offset: 1, pages: 2 }],
    ['offset=0', { count: 12, offset: 1, pages: 2 }],
    ['offset=-7', { count: 12, offset: 1, pages: 2 }],
    ['offset=2', { count: 1, offset: 2, pages: 2 }],
    ['offset=3', { count: 0, offset: 3, pages: 2 }],
    ['offset=999999999999', { count: 0, offset: 10_000_000, pages: 2 }],
    ['offset=99999999999999999999', { count: 0, offset: 10_000_000, pages: 2 }],
    ['limit=99999999999999999999', { count: 13, offset: 1, pages: 1 }],
    ['limit=-99999999999999999999', { count: 1, offset: 1, pages: 13 }],
    ['limit=5', { count: 5, offset: 1, pages: 3 }],
    ['limit=13', { count: 13, offset: 1, pages: 1 }],
    ['limit=0', { count: 1, offset: 1, pages: 13 }],
    ['limit=-1', { count: 1, offset: 1, pages: 13 }],
    ['limit=1000', { count: 13, offset: 1, pages: 1 }],
  ])('?%s', async (query, { count, offset, pages }) => {
    const teacher = await aTeacherWithCourses(13);
    const answer = await get(`/courses?${query}`, { as: teacher });
    expect(answer.status).toBe(200);
    expect({ ...answer.body, results: answer.body.results.length }).toEqual({
      results: count,
      offset,
      pages,
    });
  });

  test('limit is at most 100', async () => {
    const teacher = await aTeacherWithCourses(101);
    const { body } = await get('/courses?limit=1000', { as: teacher });
    expect([body.results.length, body.pages]).toEqual([100, 2]);
  });

  test('without courses there are no pages', async () => {
    const { body } = await get('/courses', { as: await aTeacher(app) });
    expect(body).toEqual({ results: [], offset: 1, pages: 0 });
  });

  test.each(['limit=ten', 'offset=1.5', 'limit=', 'limit=1&limit=2', 'offset=1e3'])(
    '?%s returns 400 naming it',
    async (query) => {
      const answer = await get(`/courses?${query}`, { as: await aTeacher(app) });
      const field = /^[a-z]+/.exec(query)![0];
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([{ field, message: `${field} must be a whole number.` }]);
    },
  );

  test('visitors get public courses, members those of their institution', async () => {
    const teacher = await aTeacher(app);
    await aCourse(app, { by: teacher, title: 'Private' });
    await aCourse(app, { by: teacher, title: 'Public', isPublic: true });
    await aCourse(app, { by: teacher, title: 'Draft', status: 'draft', isPublic: true });
    const student = await aStudent(app, { institution: teacher.institution });
    expect(titles((await get('/courses', { as: student })).body.results)).toEqual(['Public', 'Private']);
    expect(titles((await get('/courses', { as: aVisitor() })).body.results)).toEqual(['Public']);
  });
});

describe('GET /courses/my-courses', () => {
  test("returns pages of 5 of a teacher's own courses", async () => {
    const teacher = await aTeacherWithCourses(6);
    await aCourse(app, {
      by: await aTeacher(app, { institution: teacher.institution }),
      title: "A colleague's",
    });
    const first = await get('/courses/my-courses', { as: teacher });
    expect([first.body.offset, first.body.pages, first.body.results.length]).toEqual([1, 2, 5]);
    const second = await get('/courses/my-courses?limit=5&offset=2', { as: teacher });
    expect(titles(second.body.results)).toEqual(['Course 1']);
  });

  test("returns a student's courses from cohorts with a seat", async () => {
    const teacher = await aTeacher(app);
    const student = await aStudent(app, { institution: teacher.institution });
    const course = await aCourse(app, { by: teacher, title: 'Taken' });
    await aCourse(app, { by: teacher, title: 'Not taken' });
    await anEnrollment(app, { cohort: await aCohort(app, { by: teacher, courses: [course] }), student });
    const { body } = await get('/courses/my-courses', { as: student });
    expect(titles(body.results)).toEqual(['Taken']);
  });

  test('returns 401 for visitors', async () => {
    expect((await get('/courses/my-courses', { as: aVisitor() })).status).toBe(401);
  });
});

describe('GET /courses/available-courses', () => {
  test('returns a bare list of courses that a cohort can offer', async () => {
    const teacher = await aTeacher(app, { firstName: 'Ada', lastName: 'Ada' });
    const course = await aCourse(app, { by: teacher, title: 'Logic' });
    const { status, body } = await get('/courses/available-courses', { as: teacher });
    expect(status).toBe(200);
    expect(body).toEqual([{ ...identityOf(course.id), title: 'Logic', owner: 'Ada', public: false }]);
  });

  test('returns no pages', async () => {
    const { body } = await get('/courses/available-courses', { as: await aTeacherWithCourses(101) });
    expect(body).toHaveLength(101);
    expect([body[0].title, body[100].title]).toEqual(['Course 101', 'Course 1']);
  });
});

describe('GET /courses/{guid}', () => {
  test('returns 200 with its sections and lessons, each with its ID', async () => {
    const teacher = await aTeacher(app);
    const course = await aCourse(app, { by: teacher, title: 'Logic', lessons: ['One', 'Two'] });
    const { status, body } = await get(`/courses/${course.id}`, { as: teacher });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...identityOf(course.id),
      title: 'Logic',
      status: 'published',
      sections: [{}],
    });
    expect(body.sections[0].lessons).toMatchObject([
      { title: 'One', type: 'video', completed: false },
      { title: 'Two', type: 'video', completed: false },
    ]);
    const objects = identified(body);
    expect(objects).toHaveLength(4); // course, section, two lessons
    for (const object of objects) expect(object).toMatchObject(identityOf(object['id']));
  });

  test("returns 404 for another institution's course, a stranger's draft and a deleted one", async () => {
    const teacher = await aTeacher(app);
    const colleague = await aTeacher(app, { institution: teacher.institution });
    const hidden = [
      await aCourse(app, { by: await aTeacher(app) }),
      await aCourse(app, { by: colleague, status: 'draft' }),
      await aCourse(app, { by: teacher, deletedAt: new Date() }),
    ];
    for (const { id } of hidden) {
      const answer = await get(`/courses/${id}`, { as: teacher });
      expect([answer.status, answer.body.message]).toEqual([404, 'Course not found.']);
    }
    const admin = await anAdmin(app, { institution: teacher.institution });
    expect((await get(`/courses/${hidden[1]!.id}`, { as: admin })).status).toBe(200);
  });
});
