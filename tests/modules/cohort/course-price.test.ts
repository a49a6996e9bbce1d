import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCourse, aTeacher, inDays, type ItemRow, type Member } from '#tests/support/factories';
import { countWaiting } from '#tests/support/while-locked';

let app: App;
let teacher: Member;
let course: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  course = await aCourse(app, { by: teacher, price: 40 });
  cohort = await aCohort(app, { by: teacher, courses: [course] });
});

/** Price of the cohort in dollars. */
async function priceOf({ id }: ItemRow): Promise<number> {
  const query = 'query ($id: ID!) { cohort(id: $id) { price { amount } } }';
  const { data } = await app.graphql(query, { id }, { as: teacher });
  return (data.cohort.price.amount as number) / 100;
}

const change = (set: string, ...values: unknown[]) =>
  app.db.query(`update course set ${set} where id = $1`, [course.id, ...values]);

test('the price of a cohort follows each change of its courses', async () => {
  const changes: [set: string, price: number, ...values: unknown[]][] = [
    ['price = $2', 55.5, 55.5],
    ['status = $2', 0, 'draft'],
    ['status = $2', 55.5, 'published'],
    ['status = $2', 0, 'archived'],
    ['status = $2, price = $3', 60, 'published', 60],
    ['deleted_at = $2', 0, inDays(-1)],
    ['deleted_at = null', 60],
  ];
  expect(await priceOf(cohort)).toBe(40);
  for (const [set, price, ...values] of changes) {
    await change(set, ...values);
    expect([set, await priceOf(cohort)]).toEqual([set, price]);
  }
});

test('a cohort gets another price with another course', async () => {
  const other = await aCourse(app, { by: teacher, price: 70 });
  await app.db.query('update cohort_course set course_id = $2 where cohort_id = $1', [cohort.id, other.id]);
  expect(await priceOf(cohort)).toBe(70);
  await change('price = 1');
  expect(await priceOf(cohort)).toBe(70);
});

test('a course that is added while its price changes has the later price', async () => {
  const later = await aCohort(app, { by: teacher });
  const changing = await app.db.connect();
  await changing.query('begin');
  await changing.query('update course set price = 99 where id = $1', [course.id]);
  const adding = app.db.query(
    'insert into cohort_course (institution_id, id, cohort_id, course_id) values ($1, uuidv7(), $2, $3)',
    [course.institutionId, later.id, course.id],
  );
  await expect.poll(() => countWaiting(app)).toBe(1);
  await changing.query('commit');
  changing.release();
  await adding;
  expect([await priceOf(cohort), await priceOf(later)]).toEqual([99, 99]);
});

test('a change of a price is in the audit log as one of the course alone', async () => {
  const entries = async () =>
    (
      await app.db.query<{ name: string }>(
        `select distinct noun as name from audit_entry where institution_id = $1 order by 1`,
        [course.institutionId],
      )
    ).rows.map(({ name }) => name);
  await app.db.query('delete from audit_entry where institution_id = $1', [course.institutionId]);
  await change('price = 12');
  expect(await entries()).toEqual(['course']);
});
