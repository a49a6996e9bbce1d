import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowTakesKey } from '#api/rest/operation';
import { ROWS } from '#api/rest/rows';
import { activityForm, institutionForm, lessonForm } from '#tests/api/rest/forms';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCourse, aStudent, aTeacher, inDays, type Member } from '#tests/support/factories';
import { aKey } from './keys.ts';

let app: App;
let teacher: Member;
let student: Member;
let course: { id: string };
let cohort: { id: string };

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  student = await aStudent(app, { institution: teacher.institution });
  course = await aCourse(app, { by: teacher });
  cohort = await aCohort(app, { by: teacher });
});
afterAll(() => app.stop());

const startDate = inDays(5).toISOString();

interface Call {
  as?: () => Member;
  path?: () => string;
  body?: () => object;
}

/** A call of each route that accepts a key. */
const CALLS: Record<string, Call> = {
  '/courses': { body: () => ({ title: 'Again' }) },
  '/cohorts': {
    body: () => ({
      title: 'Again',
      description: 'Once more',
      startDate,
      endDate: inDays(9).toISOString(),
      registrationDeadline: startDate,
      maxEnrollments: 3,
      courses: [course.id],
    }),
  },
  '/cohorts/quick-create': {
    body: () => ({ course: { title: 'Again' }, cohort: { title: 'Again', startDate } }),
  },
  '/cohorts/:guid/enroll': { as: () => student, path: () => `/cohorts/${cohort.id}/enroll` },
  '/activities': { body: () => activityForm(course.id) },
  '/lessons': { body: () => lessonForm(course.id) },
  '/institutions': { body: () => institutionForm('Once more') },
};

test('every route that accepts a key is covered', () => {
  const taking = ROWS.filter(rowTakesKey).map(({ url }) => url);
  expect(Object.keys(CALLS).toSorted()).toEqual(taking.toSorted());
});

/** Counts the rows of every table. */
async function rowsOfAll(): Promise<Record<string, number>> {
  const { rows } = await app.db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('attempt', 'app_instance')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await app.db.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts[name] = counted.rows[0]!.count;
  }
  return counts;
}

test.each(Object.keys(CALLS))('POST %s repeated after a lost response writes nothing', async (url) => {
  const { as = () => teacher, path = () => url, body } = CALLS[url]!;
  const key = aKey();
  const asked = { as: as(), headers: { 'idempotency-key': key }, ...(body && { body: body() }) };
  const call = () => app.rest('POST', path(), asked);
  const first = await call();
  expect([first.status, first.headers['idempotency-replayed']]).toEqual([
    url.endsWith('enroll') ? 200 : 201,
    undefined,
  ]);
  await app.db.query('update idempotency_key set answer = null, claimed_until = now() where key = $1', [key]);
  const before = await rowsOfAll();
  const again = await call();
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([first.status, 'true']);
  expect(again.body).toEqual(first.body);
  expect(await rowsOfAll()).toEqual(before);
});
