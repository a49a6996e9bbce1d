import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCourse, anAdmin, anApiToken, aTeacher, type ItemRow, type Member } from '#tests/support/factories';
import { callsOf } from './call.ts';

let app: App;
let teacher: Member;
let course: ItemRow;
const { get } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  for (const title of ['First', 'Second']) course = await aCourse(app, { by: teacher, title });
});
afterAll(() => app.stop());

/** Returns all of a response but what differs for each request. */
async function responseOf(path: string) {
  const { status, text, headers } = await get(path, { as: teacher });
  const { date: _date, 'x-request-id': _id, ...same } = headers;
  return { status, text, headers: same as Record<string, unknown> };
}

test('a repeated read has the same response, with all headers', async () => {
  for (const path of ['/courses?limit=5&offset=1', '/courses/available-courses', `/courses/${course.id}`]) {
    const first = await responseOf(path);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{22}"$/) as unknown,
    });
    for (let time = 0; time < 3; time++) expect(await responseOf(path)).toEqual(first);
  }
});

test('pages past the end, which are read as the same JSON, have their own numbers, and links to the last page', async () => {
  for (const offset of [7, 8, 7, 9]) {
    const { body, headers } = await get(`/courses?limit=1&offset=${offset}`, { as: teacher });
    expect(body).toEqual({ results: [], offset, pages: 2 });
    expect(headers['link']).toContain('offset=2>; rel="prev"');
    expect(headers['link']).not.toContain('rel="next"');
  }
});

test('two reads that are the same JSON have the responses of their own calls', async () => {
  const alone = await aTeacher(app);
  for (let time = 0; time < 2; time++)
    for (const path of ['/courses', '/courses/my-courses']) {
      const { body, headers } = await get(`${path}?limit=5&offset=1`, { as: alone });
      expect(body).toEqual({ results: [], offset: 1, pages: 0 });
      expect(headers['link']).toContain(`</api/v1${path}?`);
    }
});

test('a change is in the next response, and the former one returns with the former data', async () => {
  const path = `/courses/${course.id}`;
  const before = await responseOf(path);
  const title = (to: string) => app.db.query('update course set title = $2 where id = $1', [course.id, to]);
  await title('Changed');
  const changed = await responseOf(path);
  expect(changed.text).toContain('"title":"Changed"');
  expect(changed.headers['etag']).not.toBe(before.headers['etag']);
  await title('Second');
  expect(await responseOf(path)).toEqual(before);
});

test('every response is charged for its items', async () => {
  const admin = await anAdmin(app, { institution: teacher.institution });
  const token = await anApiToken(app, { by: admin, scopes: ['courses:read'] });
  const costs: (string | undefined)[] = [];
  for (const limit of [1, 1, 1, 50, 50, 50]) {
    const { headers } = await get(`/courses?limit=${limit}&offset=1`, { as: token });
    costs.push(headers['x-ratelimit-cost']);
  }
  const [one, , , two] = costs;
  expect(Number(two)).toBeGreaterThan(Number(one));
  expect(costs).toEqual([one, one, one, two, two, two]);
});
