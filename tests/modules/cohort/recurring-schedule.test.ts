import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCourse, aTeacher } from '#tests/support/factories';
import { callsOf } from '#tests/api/rest/call';

let app: App;
const { get } = callsOf(() => app);

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** With and without a directive, which decides whether the response is read as ready JSON. */
const QUERIES = ['days', 'days @include(if: true)'].map(
  (days) => `query Q($id: ID!) { cohort(id: $id) { recurringSchedule { ${days} } } }`,
);

test('days of a recurring schedule are values of an enum over GraphQL, and English names over REST', async () => {
  const teacher = await aTeacher(app);
  const cohort = await aCohort(app, { by: teacher, courses: [await aCourse(app, { by: teacher })] });
  await app.db.query(
    `update cohort set recurrence_rule = 'FREQ=WEEKLY', recurrence_days = '{Monday,Sunday}' where id = $1`,
    [cohort.id],
  );
  for (const query of QUERIES) {
    const { data } = await app.graphql(query, { id: cohort.id }, { as: teacher });
    expect(data).toEqual({ cohort: { recurringSchedule: { days: ['MONDAY', 'SUNDAY'] } } });
  }
  const { body } = await get(`/cohorts/${cohort.id}`, { as: teacher });
  expect(body.recurringSchedule.days).toEqual(['Monday', 'Sunday']);
});
