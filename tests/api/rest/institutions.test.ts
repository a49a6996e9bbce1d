import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
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
import { callsOf, identityOf } from './call.ts';
import { institutionForm } from './forms.ts';

let app: App;
const { get, post } = callsOf(() => app);

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

  test('returns true if no such institution exists', async () => {
    expect(await isAvailable('nobody-has-this')).toBe(true);
  });

  test('returns false for an existing one, regardless of case', async () => {
    const { namespace } = await anInstitution(app);
    expect(await isAvailable(namespace)).toBe(false);
    expect(await isAvailable(namespace.toUpperCase())).toBe(false);
  });

  test.each(['www', 'api', 'admin', 'app', 'mail', 'devapp', 'vercel', 'netlify'])(
    'returns false for %s, which is reserved',
    async (label) => expect(await isAvailable(label)).toBe(false),
  );

  test.each(['ab', 'a b', 'ümlaut', '-abc', "x' or 1=1", '\u0000abc'])(
    'returns false for %j, which is malformed',
    async (text) => expect(await isAvailable(text)).toBe(false),
  );

  test('ignores a stale token', async () => {
    const headers = { authorization: 'Bearer expired' };
    expect((await get('/institutions/available-namespace/free-one', { headers })).status).toBe(200);
  });
});

describe('POST /institutions', () => {
  const send = (body: object, as: Pick<Actor, 'accessToken'>) => post('/institutions', { as, body });

  test('returns 201 with the institution, echoing the input; its creator becomes the owner', async () => {
    const founder = await anAccount(app, { firstName: 'Ada', lastName: 'Lovelace' });
    const form = institutionForm('Harbour College');
    const { status, body } = await send(form, founder);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...identityOf(body.id),
      ...form,
      namespace: 'harbour-college',
      logo: null,
      createdAt: expect.any(String),
    });
    const { rows } = await app.db.query(
      'select account_id, role, is_owner, first_name, last_name, contact_email from membership where institution_id = $1',
      [body.id],
    );
    expect(rows).toEqual([
      {
        account_id: founder.accountId,
        role: 'instructor',
        is_owner: true,
        first_name: 'Ada',
        last_name: 'Lovelace',
        contact_email: founder.email,
      },
    ]);
  });

  test('signing in with the new namespace leads there', async () => {
    const founder = await anAccount(app);
    const { body } = await send(institutionForm('Sailing School'), founder);
    const { email, password } = founder;
    const session = await post('/users/login', { body: { email, password, institution: body.namespace } });
    expect(session.body).toMatchObject({ namespace: 'sailing-school', roles: ['instructor', 'admin'] });
  });

  test.each(['individual', 'organization', 'university', 'college', 'school', 'training', 'other'])(
    'accepts and echoes the type %s of either document',
    async (type) => {
      const { status, body } = await send({ ...institutionForm(`A ${type}`), type }, await anAccount(app));
      expect([status, body.type]).toEqual([201, type]);
    },
  );

  test.each([
    ["École d'été", 'ecole-dete'],
    ['  The -- Big -- One  ', 'the-big-one'],
    ['学校', 'institution'],
    ['Q1', 'q1-institution'],
    ['Admin', 'admin-2'],
    ['a'.repeat(100), 'a'.repeat(56)],
  ])('the namespace of %j is %s', async (name, namespace) => {
    expect((await send(institutionForm(name), await anAccount(app))).body).toMatchObject({
      name: name.trim(),
      namespace,
    });
  });

  test('a taken namespace gets a number, also when several requests claim it concurrently', async () => {
    const founders = await Promise.all(Array.from({ length: 5 }, () => anAccount(app)));
    const answers = await Promise.all(founders.map((as) => send(institutionForm('Crowded Place'), as)));
    expect(new Set(answers.map(({ body }) => body.namespace as string))).toEqual(
      new Set(['', '-2', '-3', '-4', '-5'].map((number) => `crowded-place${number}`)),
    );
  });

  test('accepts a requested namespace, and returns 409 if another institution has it', async () => {
    const form = { ...institutionForm('Wanted'), namespace: 'Most-Wanted' };
    expect((await send(form, await anAccount(app))).body.namespace).toBe('most-wanted');
    const answer = await send(form, await anAccount(app));
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'CONFLICT',
      'Please choose an available institution namespace',
    ]);
  });

  test('returns 409 for a form sent twice, also concurrently, and creates one institution', async () => {
    const founder = await anAccount(app);
    const form = institutionForm('Only Once');
    const statuses = await Promise.all([1, 2, 3].map(async () => (await send(form, founder)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    const answer = await send(institutionForm('ONLY once'), founder);
    expect(answer.body.message).toBe('You already have an institution with this name.');
    const { rows } = await app.db.query(`select 1 from institution where lower(name) = 'only once'`);
    expect(rows).toHaveLength(1);
  });

  test('with an Idempotency-Key the second response is the first one', async () => {
    const founder = await anAccount(app);
    const headers = { 'idempotency-key': 'founding' };
    const call = () => post('/institutions', { as: founder, body: institutionForm('Keyed'), headers });
    const [first, again] = [await call(), await call()];
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([201, 201, 'true']);
    expect(again.text).toBe(first.text);
  });

  test('members may found another one; their session stays in the first', async () => {
    const student = await aStudent(app, { institution: await anInstitution(app) });
    expect((await send(institutionForm('Second Home'), student)).status).toBe(201);
    const { data } = await app.graphql('{ viewer { role institution { name } } }', {}, { as: student });
    expect(data.viewer).toEqual({ role: 'STUDENT', institution: { name: student.institution.name } });
    const { email, password } = student;
    const session = await post('/users/login', { body: { email, password } });
    expect(session.body.namespace).toBe(student.institution.namespace);
  });

  test('returns 400 naming every missing field', async () => {
    const answer = await send({}, await anAccount(app));
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID']);
    const fields = answer.body.errors.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(Object.keys(institutionForm('')).toSorted());
  });

  test.each([
    ['name', 'a'.repeat(101)],
    ['name', 'Two\nlines'],
    ['type', 'COLLEGE'],
    ['email', 'nobody'],
    ['adminEmail', ''],
    ['website', 'harbour.example'],
    ['phone', 'a'.repeat(41)],
    ['maxStudents', '500'],
    ['maxStudents', 0],
    ['namespace', 'www'],
    ['namespace', 'a b'],
  ])('returns 400 for a wrong %s: %j', async (field, value) => {
    const answer = await send({ ...institutionForm('Wrong'), [field]: value }, await anAccount(app));
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  test('returns 401 for visitors and 403 for unverified callers', async () => {
    const form = institutionForm('Nobody');
    expect((await send(form, aVisitor())).status).toBe(401);
    const answer = await send(form, await anAccount(app, { isVerified: false }));
    expect([answer.status, answer.body.code]).toEqual([403, 'UNVERIFIED']);
  });

  test('returns 429 after 20 in a day', async () => {
    const founder = await anAccount(app);
    await app.db.query(
      `insert into attempt (key, count, ends_at) values ($1, 20, now() + interval '1 hour')`,
      [`institutions:${founder.accountId}`],
    );
    const answer = await send(institutionForm('One Too Many'), founder);
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('GET /institutions/users', () => {
  test('returns pages of 5 members of a role, with their cohorts and courses', async () => {
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

  test('returns everybody without a role', async () => {
    const institution = await anInstitution(app);
    const admin = await anAdmin(app, { institution });
    await aTeacher(app, { institution });
    await aStudent(app, { institution });
    const { body } = await get('/institutions/users', { as: admin });
    expect(body.results.map(({ role }: { role: string }) => role).toSorted()).toEqual(
      ['admin', 'instructor', 'student'].toSorted(),
    );
  });

  test('returns 403 for students and 401 for visitors', async () => {
    const student = await aStudent(app, { institution: await anInstitution(app) });
    const answer = await get('/institutions/users?role=student', { as: student });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await get('/institutions/users?role=student', { as: aVisitor() })).status).toBe(401);
  });

  test.each(['teacher', 'STUDENT', ''])('returns 400 for the role %j', async (role) => {
    const answer = await get(`/institutions/users?role=${role}`, { as: await anAdmin(app) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      { field: 'role', message: 'Choose one of: student, instructor, admin.' },
    ]);
  });
});
