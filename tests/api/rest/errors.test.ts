import fastify from 'fastify';
import { buildSchema, GraphQLError, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signAccessToken } from '#platform/request/authentication';
import { toErrorResponse } from '#api/rest/errors';
import { createExecutor } from '#api/graphql/execute';
import { serveRest } from '#api/rest/router';
import type { Row } from '#api/rest/row';
import { ROWS } from '#api/rest/rows';
import { Gate } from '#api/graphql/gate';
import { type App, startApp } from '#tests/support/app';
import { aCohort, anInstitution, aStudent, aTeacher, aVisitor, type Member } from '#tests/support/factories';
import { callsOf, type RestAnswer } from './call.ts';

let app: App;
let teacher: Member;
const { get, post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The shape of every REST error (contract, resolution 10). */
function expectError(answer: RestAnswer, status: number, code: string): void {
  const { body } = answer;
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  expect(Object.keys(body).toSorted()).toEqual(
    ['code', 'detail', 'errors', 'message', 'status', 'title', 'type'].toSorted(),
  );
  expect(body.status).toBe(status);
  expect(body.detail).toBe(body.message);
  expect(body.message).not.toBe('');
  expect(answer.headers['content-type']).toContain('application/json');
}

describe('authentication errors', () => {
  test('a missing token returns 401', async () => {
    const answer = await get('/courses/my-courses', { as: aVisitor() });
    expectError(answer, 401, 'UNAUTHENTICATED');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('a token with a wrong signature returns 403 TOKEN_EXPIRED, so that clients refresh once', async () => {
    expectError(await get('/courses/my-courses', bearer('not.a.token')), 403, 'TOKEN_EXPIRED');
  });

  test.each(['Bearer', 'Bearer two words', 'lyc_token', 'Token abc', 'Negotiate abc'])(
    'the header "%s" is no visitor, although the call is open to visitors',
    async (authorization) => {
      const headers = { authorization };
      const answer = await get('/cohorts', { headers });
      expectError(answer, 401, 'UNAUTHENTICATED');
      expect(answer.body.message).toContain('Authorization: Bearer');
      const { code } = await app.graphql('{ cohorts { totalCount } }', {}, { headers });
      expect(code).toBe('UNAUTHENTICATED');
    },
  );

  test.each(['', 'Basic dXNlcjpwYXNz', 'bearer  not.a.token'])(
    'the header "%s" is not malformed',
    async (authorization) => {
      const { status } = await get('/cohorts', { headers: { authorization } });
      expect(status).toBe(authorization.startsWith('bearer') ? 403 : 200);
    },
  );

  test('a token of an ended session returns 403 TOKEN_EXPIRED', async () => {
    const gone = await aTeacher(app);
    await app.db.query('update session set revoked_at = now() where id = $1', [gone.sessionId]);
    expectError(await get('/courses/my-courses', { as: gone }), 403, 'TOKEN_EXPIRED');
  });

  test('the same expired token returns 401 on /graphql: only REST clients refresh on a 403', async () => {
    const answer = await app.graphql('{ myCourses { totalCount } }', {}, bearer('not.a.token'));
    expect([answer.status, answer.code]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  test('a role without permission returns 403 FORBIDDEN', async () => {
    const student = await aStudent(app, { institution: teacher.institution });
    expectError(await post('/courses', { as: student, body: { title: 'Mine' } }), 403, 'FORBIDDEN');
  });

  test('an unverified account returns 403 UNVERIFIED', async () => {
    const fresh = await aTeacher(app, { isVerified: false });
    expectError(await get('/courses/my-courses', { as: fresh }), 403, 'UNVERIFIED');
  });

  test("another institution's ID returns 404 with the same message as an unknown ID", async () => {
    const theirs = await aCohort(app, { by: await aTeacher(app) });
    const foreign = await get(`/cohorts/${theirs.id}`, { as: teacher });
    const unknown = await get('/cohorts/01a1fc0b-f50d-773f-bcfc-b3bdfdbab242', { as: teacher });
    expectError(foreign, 404, 'NOT_FOUND');
    expect(foreign.text).toBe(unknown.text);
  });

  test("a session of one institution returns 401 on another's host", async () => {
    const { namespace } = await anInstitution(app);
    expectError(await get('/courses/my-courses', { as: teacher, host: namespace }), 401, 'UNAUTHENTICATED');
    expect(
      (await get('/courses/my-courses', { as: teacher, host: teacher.institution.namespace })).status,
    ).toBe(200);
  });

  test('too many calls return 429 with Retry-After', async () => {
    const strict = await startApp({ env: { RATE_LIMIT: '2' } });
    try {
      const call = () => strict.rest('GET', '/cohorts');
      const answers: RestAnswer[] = [await call(), await call(), await call()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expectError(answers[2]!, 429, 'TOO_MANY_REQUESTS');
      expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });

  test('a stale token does not prevent a sign-in', async () => {
    const { sessionId, ...person } = await aTeacher(app);
    const stale = signAccessToken('another secret that is long enough', {
      sub: person.accountId,
      sid: sessionId,
      email: person.email,
      role: person.role,
      isVerified: true,
      namespace: null,
      firstName: '',
    });
    const body = { email: person.email, password: person.password };
    expect((await post('/users/login', { body, ...bearer(stale) })).status).toBe(200);
  });
});

test("a route that selects an unknown field prevents the server's start", async () => {
  const row: Row = { ...ROWS[0]!, document: parse('{ nothing }') };
  const schema = buildSchema('type Query { something: String }');
  await expect(
    serveRest(fastify(), schema, createExecutor(schema), app.services, new Gate(schema, app.services, {}), [
      row,
    ]),
  ).rejects.toThrow(/POST \/users\/signup is not valid: Cannot query field "nothing"/);
});

describe('input errors', () => {
  const sent = (body: string | Buffer, headers: Record<string, string> = {}) =>
    post('/courses', { as: teacher, body, headers });

  test.each(['{', '{"title": "a"', 'title=a', "{'title': 'a'}", '\u0000'])(
    'malformed JSON %j returns 400 with errors',
    async (body) => {
      const answer = await sent(body);
      expectError(answer, 400, 'INVALID');
      expect(answer.body.errors).toEqual([{ field: 'body', message: 'The body isn’t valid JSON.' }]);
    },
  );

  test.each(['[]', '"a"', '1', 'true'])(
    'JSON that is not an object, %s, returns 400 with errors',
    async (body) => {
      const answer = await sent(body);
      expectError(answer, 400, 'INVALID');
      expect(answer.body.errors).toHaveLength(1);
      expect(answer.body.errors[0].field).toBe('body');
    },
  );

  test.each(['null', '', '  '])('an empty body, %j, returns the missing fields', async (body) => {
    const answer = await sent(body);
    expectError(answer, 400, 'INVALID');
    expect(answer.body.errors).toEqual([{ field: 'title', message: 'Course Title is required.' }]);
  });

  test('a byte order mark in front of JSON is dropped, as at /graphql', async () => {
    expect((await sent('\uFEFF{"title":"Marked"}')).status).toBe(201);
    const query = { query: '{ viewer { email } }' };
    const answer = await app.request('POST', '/graphql', {
      as: teacher,
      body: `\uFEFF${JSON.stringify(query)}`,
    });
    expect(answer.body).toMatchObject({ data: { viewer: { email: teacher.email } } });
  });

  test('another content type returns 415', async () => {
    const answer = await sent('title=a', { 'content-type': 'application/x-www-form-urlencoded' });
    expectError(answer, 415, 'INVALID');
    expect(answer.body.message).toBe('Send the body as application/json.');
  });

  test('a body over 1 MB returns 413', async () => {
    const answer = await sent(JSON.stringify({ title: 'a'.repeat(1_000_001) }));
    expectError(answer, 413, 'INVALID');
    expect(answer.body.message).toBe('The request is larger than 1 MB.');
  });

  test.each([
    ['title', 5],
    ['title', 'x'.repeat(201)],
    ['title', 'a\u0000b'],
    ['title', '   '],
    ['shortDescription', { a: 1 }],
    ['language', 'Klingon'],
    ['level', 'Expert'],
    ['category', ['Design']],
    ['price', '12'],
    ['price', -1],
    ['maxStudents', 2.5],
    ['maxStudents', 1e12],
    ['startDate', 'tomorrow'],
    ['startDate', '9999999-01-01'],
    ['isRecurring', 'yes'],
    ['recurringInterval', 'daily'],
    ['recurringInterval', 'WEEKLY'],
  ])('a wrong %s, %j, returns 400 naming it', async (field, value) => {
    const answer = await post('/courses', { as: teacher, body: { title: 'Right', [field]: value } });
    expectError(answer, 400, 'INVALID');
    expect(answer.body.errors).toEqual([{ field, message: answer.body.message }]);
    expect(answer.text).not.toMatch(/\$input|GraphQL|String!|postgres/i);
  });

  test('errors name every invalid field at once', async () => {
    const { body } = await post('/courses', { as: teacher, body: { title: '', price: 'a', level: 'b' } });
    expect(body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'level',
      'price',
      'title',
    ]);
  });

  test.each(['nope', '1', '01a1fc0b', "1'--"])(
    'a malformed ID, %s, returns 400 naming guid',
    async (guid) => {
      for (const path of [`/cohorts/${guid}`, `/courses/${guid}`]) {
        const answer = await get(path, { as: teacher });
        expectError(answer, 400, 'INVALID');
        expect(answer.body.errors).toEqual([{ field: 'guid', message: 'This is not a valid id.' }]);
      }
    },
  );

  test('responses are not stored by caches', async () => {
    for (const answer of [await get('/cohorts', { as: teacher }), await get('/nothing')])
      expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('an unknown path returns 404', async () => {
    const answer = await get('/nothing', { headers: { accept: 'text/html' } });
    expectError(answer, 404, 'NOT_FOUND');
    expect(answer.body.message).toBe('There is no such call. All calls are listed at /api/v1/docs.');
  });

  test('the messages of graphql-js about variables are not exposed', () => {
    const thrown = new GraphQLError('Variable "$input" got invalid value "x" at "input.title".');
    const { status, body } = toErrorResponse(thrown, {
      log: app.services.log,
      request: { id: '1', headers: {} },
    });
    expect([status, body.message]).toEqual([400, 'Invalid Entry']);
  });

  test('an unexpected error is masked; its ID leads to the cause in the log', async () => {
    await app.db.query('alter table early_access_subscriber rename to elsewhere');
    try {
      const answer = await post('/users/subscribe', { body: { email: 'ada@example.org' } });
      const { requestId, ...body } = answer.body;
      expectError({ ...answer, body }, 500, 'INTERNAL');
      expect(answer.text).not.toMatch(/early_access|select|insert|\.ts/i);
      expect(app.log.some((line) => line.includes(requestId) && line.includes('early_access'))).toBe(true);
    } finally {
      await app.db.query('alter table elsewhere rename to early_access_subscriber');
    }
  });
});
