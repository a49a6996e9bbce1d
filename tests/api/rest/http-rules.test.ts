import { gzipSync } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aTeacher, type Member } from '#tests/support/factories';
import { request } from '#tests/support/http';
import { callsOf } from './call.ts';

let app: App;
let teacher: Member;
const { get, post } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const UNKNOWN = '/cohorts/01a1fc0b-f50d-773f-bcfc-b3bdfdbab242';
const PROBLEM = { accept: 'application/problem+json' };

describe('the content type of errors', () => {
  test('is application/problem+json for clients that accept it, with the same body', async () => {
    const plain = await get(UNKNOWN, { as: teacher });
    const problem = await get(UNKNOWN, { as: teacher, headers: PROBLEM });
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(problem.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem.text).toBe(plain.text);
    expect(problem.body.message).toBe('Cohort not found.');
  });

  test('is negotiated for errors before a call is known, too', async () => {
    const headers = PROBLEM;
    for (const answer of [
      await get('/nothing', { headers }),
      await post('/courses', { as: teacher, body: '{', headers }),
      await post('/courses', {
        as: teacher,
        body: 'a',
        headers: { ...headers, 'content-type': 'text/plain' },
      }),
      await get('/cohorts/%ZZ', { headers }),
    ]) {
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.body.message).not.toBe('');
    }
  });

  test('of an address that cannot be decoded says how to write it', async () => {
    const { status, body } = await get('/cohorts/%ZZ');
    expect([status, body.message]).toEqual([400, 'The address isn’t valid. Write a percent sign as %25.']);
  });

  test('of a success stays application/json', async () => {
    const { headers } = await get('/cohorts', { as: teacher, headers: PROBLEM });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('a compressed body', () => {
  const body = gzipSync(JSON.stringify({ query: '{ viewer { email } }' }));
  const sendTo = (path: string, headers: Record<string, string>) =>
    request(app.url, { method: 'POST', path, body, headers, accessToken: teacher.accessToken });

  test.each(['/graphql', '/api/v1/courses', '/files'])('is refused at %s with 415', async (path) => {
    const answer = await sendTo(path, { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
    expect(answer.headers['accept-encoding']).toBe('identity');
    expect(answer.body).toMatchObject({
      code: 'INVALID',
      message: 'Compressed bodies are not accepted. Send the body without Content-Encoding.',
    });
  });

  test('is what its header says', async () => {
    const query = JSON.stringify({ query: '{ viewer { email } }' });
    const answer = await request(app.url, {
      method: 'POST',
      path: '/graphql',
      body: query,
      headers: { 'content-encoding': 'identity' },
      accessToken: teacher.accessToken,
    });
    expect(answer.body).toMatchObject({ data: { viewer: { email: teacher.email } } });
  });
});

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
  'an empty body of the type %s counts as none',
  async (type) => {
    const headers = { 'content-type': type };
    expect((await post('/auth/logout', { body: '', headers })).status).toBe(204);
    const { status, body } = await post('/courses', { as: teacher, body: 'title=a', headers });
    expect([status, body.message]).toEqual([415, 'Send the body as application/json.']);
  },
);

describe('another method of a known path', () => {
  test.each([
    ['PUT', '/api/v1/courses', 'GET, HEAD, POST'],
    ['DELETE', '/api/v1/cohorts', 'GET, HEAD, POST'],
    ['POST', `/api/v1${UNKNOWN}`, 'GET, HEAD'],
    ['GET', '/api/v1/users/login', 'POST'],
    ['PATCH', '/api/lessons', 'POST'],
    ['OPTIONS', '/api/v1/cohorts', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/v1/users/login', 'POST'],
    ['PUT', '/graphql', 'GET, POST'],
    ['DELETE', '/graphql', 'GET, POST'],
    ['OPTIONS', '/graphql', 'GET, POST'],
    ['GET', '/files', 'POST'],
    ['DELETE', `/files/${uuidv7()}`, 'GET, HEAD'],
    ['POST', '/exports/orders.csv', 'GET, HEAD'],
    ['PUT', `/exports/events/${uuidv7()}/calendar.ics`, 'GET, HEAD'],
    ['PATCH', '/calendars/x.ics', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/unsubscribe', 'GET, HEAD, POST'],
  ])('%s %s returns 405 with Allow: %s', async (method, path, allow) => {
    const answer = await request(app.url, { method, path, accessToken: teacher.accessToken });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe(allow);
    expect(answer.body).toMatchObject({
      code: 'INVALID',
      status: 405,
      message: `This address does not support ${method}. Use ${allow.replaceAll(', ', ' or ')}.`,
    });
  });

  test('an unknown path returns 404 for each method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await request(app.url, { method, path: '/api/v1/nothing' })).status).toBe(404);
  });
});

test.each(['/cohorts/', '/courses/?limit=1', '/courses/my-courses/'])(
  'the trailing slash of %s does not matter',
  async (path) => {
    const answer = await get(path, { as: teacher });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(
      (await get(path.replace('/?', '?').replace(/\/$/, ''), { as: teacher })).body,
    );
  },
);
