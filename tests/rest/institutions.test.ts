import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import {
  aCohort,
  aCourse,
  anAdmin,
  anEnrollment,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
} from '../support/factories.ts';
import { callsOf, identityOf } from './call.ts';

let app: App;
const { get } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('GET /institutions/available-namespace/{namespace}', () => {
  const isAvailable = async (namespace: string) => {
    const answer = await get(`/institutions/available-namespace/${encodeURIComponent(namespace)}`);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['isAvailable']);
    return answer.body.isAvailable as boolean;
  };

  test('true where no such institution exists', async () => {
    expect(await isAvailable('nobody-has-this')).toBe(true);
  });

  test('false for an existing one, whatever the letters', async () => {
    const { namespace } = await anInstitution(app);
    expect(await isAvailable(namespace)).toBe(false);
    expect(await isAvailable(namespace.toUpperCase())).toBe(false);
  });

  test.each(['www', 'api', 'admin', 'app', 'mail', 'devapp', 'vercel', 'netlify'])(
    'false for %s, which is reserved',
    async (label) => expect(await isAvailable(label)).toBe(false),
  );

  test.each(['ab', 'a b', 'ümlaut', '-abc', "x' or 1=1", '\u0000abc'])(
    'false for %j, which is no namespace',
    async (text) => expect(await isAvailable(text)).toBe(false),
  );

  test('a stale token does not matter', async () => {
    const headers = { authorization: 'Bearer expired' };
    expect((await get('/institutions/available-namespace/free-one', { headers })).status).toBe(200);
  });
});

describe('GET /institutions/users', () => {
  test('pages of 5 of the people of a role, with what they take', async () => {
    const institution = await anInstitution(app);
    const admin = await anAdmin(app, { institution });
    const teacher = await aTeacher(app, { institution });
    for (const lastName of ['A', 'B', 'C', 'D', 'E'])
      await aStudent(app, { institution, firstName: 'Sam', lastName, email: `sam-${lastName}@example.org` });
    const last = await aStudent(app, {
      institution,
      firstName: 'Sam',
      lastName: 'F',
      email: 'sam-f@example.org',
    });
    const courses = [await aCourse(app, { by: teacher }), await aCourse(app, { by: teacher })];
    await anEnrollment(app, { cohort: await aCohort(app, { by: teacher, courses }), student: last });

    const first = await get('/institutions/users?role=student', { as: admin });
    expect(first.status).toBe(200);
    expect([first.body.results.length, first.body.offset, first.body.pages]).toEqual([5, 1, 2]);
    const second = await get('/institutions/users?role=student&limit=5&offset=2', { as: admin });
    const identity = identityOf(last.membershipId);
    expect(second.body).toEqual({
      results: [
        {
          ...identity,
          role: 'student',
          user: { ...identity, firstName: 'Sam', lastName: 'F', email: 'sam-f@example.org' },
          numCourses: 2,
        },
      ],
      offset: 2,
      pages: 2,
    });
  });

  test('without a role everybody', async () => {
    const institution = await anInstitution(app);
    const admin = await anAdmin(app, { institution });
    await aTeacher(app, { institution });
    await aStudent(app, { institution });
    const { body } = await get('/institutions/users', { as: admin });
    expect(body.results.map(({ role }: { role: string }) => role).toSorted()).toEqual(
      ['admin', 'instructor', 'student'].toSorted(),
    );
  });

  test('403 for students, 401 for visitors', async () => {
    const student = await aStudent(app, { institution: await anInstitution(app) });
    const answer = await get('/institutions/users?role=student', { as: student });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await get('/institutions/users?role=student', { as: aVisitor() })).status).toBe(401);
  });

  test.each(['teacher', 'STUDENT', ''])('400 for the role %j', async (role) => {
    const answer = await get(`/institutions/users?role=${role}`, { as: await anAdmin(app) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'role', message: 'Choose one of student, instructor and admin.' },
    ]);
  });
});
