import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, type Member } from '#tests/support/factories';
import type { HttpAnswer } from '#tests/support/http-answer';

/** More items than a page can have. */
const MANY = 1_250;

let app: App;
let admin: Member;

beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  const values = [admin.institution.id, admin.membershipId];
  await app.db.query(
    `insert into cohort (institution_id, id, title, start_date, end_date, capacity, created_by_id, published_at)
     select $1, uuidv7(), 'Cohort ' || n, now() + n * interval '1 hour', now() + interval '1 year', 5, $2, now()
     from generate_series(1, ${MANY}) n`,
    values,
  );
  await app.db.query(
    `insert into course (institution_id, id, title, status, owner_id)
     select $1, uuidv7(), 'Course ' || n, 'published', $2 from generate_series(1, ${MANY}) n`,
    values,
  );
});
afterAll(() => app.stop());

const get = (path: string) => app.rest('GET', path, { as: admin });

/** Returns the URLs of a Link header by their relation. */
const linksOf = ({ headers }: HttpAnswer): Record<string, string> =>
  Object.fromEntries(
    Array.from(String(headers['link']).matchAll(/<([^>]+)>; rel="(\w+)"/g), ([, url, relation]) => [
      relation!,
      url!,
    ]),
  );

/** Returns the titles of a list from its first page on, following `next` as a client does. */
async function readAll(path: string): Promise<{ titles: string[]; calls: number }> {
  const titles: string[] = [];
  let calls = 0;
  for (let at: string | undefined = path; at; calls++) {
    const answer: HttpAnswer = await get(at);
    expect(answer.status).toBe(200);
    titles.push(...(answer.body as { title: string }[]).map(({ title }) => title));
    at = linksOf(answer)['next'];
  }
  return { titles, calls };
}

test.each(['/cohorts', '/courses/available-courses'])(
  'a client that follows the links of %s gets every item once',
  async (path) => {
    const { titles, calls } = await readAll(path);
    expect(titles).toHaveLength(MANY);
    expect(new Set(titles).size).toBe(MANY);
    expect(calls).toBe(2);
    expect((await readAll(`${path}?limit=300`)).titles).toEqual(titles);
  },
);

test('a page without a limit has a thousand items, and links to the next one only', async () => {
  const answer = await get('/cohorts');
  expect(answer.body).toHaveLength(1000);
  expect(linksOf(answer)).toEqual({
    first: '/api/v1/cohorts?limit=1000&offset=1',
    next: '/api/v1/cohorts?limit=1000&offset=2',
  });
});

test('limit and offset choose a page; past the end the list is empty', async () => {
  const all = (await get('/cohorts?limit=100')).body as { title: string }[];
  const page = await get('/cohorts?limit=7&offset=3');
  expect(page.body).toEqual(all.slice(14, 21));
  expect(linksOf(page)).toMatchObject({
    prev: '/api/v1/cohorts?limit=7&offset=2',
    next: '/api/v1/cohorts?limit=7&offset=4',
  });
  const past = await get('/cohorts?limit=100&offset=50');
  expect(past.body).toEqual([]);
  expect(linksOf(past)).not.toHaveProperty('next');
});

test('a limit above a hundred is rounded up to whole hundreds, at most a thousand', async () => {
  expect((await get('/cohorts?limit=101')).body).toHaveLength(200);
  expect((await get('/cohorts?limit=5000')).body).toHaveLength(1000);
  expect((await get('/cohorts?limit=x')).status).toBe(400);
});

test('a paged list links to its last page, with the rest of its query', async () => {
  const answer = await get('/courses?limit=12&offset=1');
  expect(linksOf(answer)).toEqual({
    first: '/api/v1/courses?limit=12&offset=1',
    next: '/api/v1/courses?limit=12&offset=2',
    last: `/api/v1/courses?limit=12&offset=${Math.ceil(MANY / 12)}`,
  });
  const past = await get('/courses?limit=100&offset=5000');
  const last = `/api/v1/courses?limit=100&offset=${Math.ceil(MANY / 100)}`;
  expect(linksOf(past)).toEqual({ first: '/api/v1/courses?limit=100&offset=1', prev: last, last });
  const users = await get('/institutions/users?role=admin&limit=5&offset=1');
  expect(linksOf(users)).toEqual({
    first: '/api/v1/institutions/users?role=admin&limit=5&offset=1',
    last: '/api/v1/institutions/users?role=admin&limit=5&offset=1',
  });
});
