import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCourse, aTeacher, type ItemRow, type Member } from '#tests/support/factories';
import { callsOf } from './call.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
const { get } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  course = await aCourse(app, { by: teacher, title: 'Before' });
});
afterAll(() => app.stop());

const LIST = '/courses?limit=5&offset=1';
const withTag = (tag: string) => get(LIST, { as: teacher, headers: { 'if-none-match': tag } });
const tagOf = async () => (await get(LIST, { as: teacher })).headers['etag']!;

test('a read has a strong tag, the same as long as its body', async () => {
  const tag = await tagOf();
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(await tagOf()).toBe(tag);
  await app.db.query(`update course set title = title || '.' where id = $1`, [course.id]);
  expect(await tagOf()).not.toBe(tag);
});

test('a client that has the response gets 304 without a body, also from a list of tags and weakened ones', async () => {
  const tag = await tagOf();
  for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const { status, text, headers } = await withTag(sent);
    expect([status, text, headers['etag'], headers['content-type']]).toEqual([304, '', tag, undefined]);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a client that has another response gets the whole one', async () => {
  for (const sent of ['"other"', 'W/"other"', '', (await tagOf()).replaceAll('"', '')]) {
    const { status, body } = await withTag(sent);
    expect(status).toBe(200);
    expect(body.results).toHaveLength(1);
  }
});

test('a tag does not help who may not read', async () => {
  const headers = { 'if-none-match': await tagOf() };
  const { status } = await get(LIST, { headers, as: { accessToken: 'none' } });
  expect(status).toBe(403);
  const elsewhere = await get(LIST, { headers, as: await aTeacher(app) });
  expect([elsewhere.status, elsewhere.body.results]).toEqual([200, []]);
});

test('errors and responses of writes have no tag', async () => {
  const missing = await get('/courses/01a1fc0b-f50d-773f-bcfc-b3bdfdbab242', { as: teacher });
  expect([missing.status, missing.headers['etag']]).toEqual([404, undefined]);
  const signedIn = await app.rest('POST', '/users/login', {
    body: { email: teacher.email, password: teacher.password },
  });
  expect([signedIn.status, signedIn.headers['etag']]).toEqual([200, undefined]);
});
