import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aCourse, aTeacher, type Member } from '#tests/support/factories';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const CREATE = `mutation ($input: CreateCourseInput!) {
  createCourse(input: $input) { course { id price { amount currency } } }
}`;
const create = (price: unknown) =>
  app.graphql(CREATE, { input: { title: 'Algebra', price } }, { as: teacher });
const post = (price: unknown) =>
  app.rest('POST', '/courses', { as: teacher, body: { title: 'Algebra', price } });
const stored = async (id: string) =>
  (await app.db.query<{ price: string }>('select price::text from course where id = $1', [id])).rows[0]!
    .price;

describe('a price over GraphQL', () => {
  test.each([
    [0, '0.00'],
    [50, '0.50'],
    [115, '1.15'],
    [1999, '19.99'],
    [9_999_999_999, '99999999.99'],
  ])('of %s cents is stored as %s', async (amount, decimal) => {
    const { data } = await create({ amount });
    expect(data.createCourse.course.price).toEqual({ amount, currency: 'USD' });
    expect(await stored(data.createCourse.course.id)).toBe(decimal);
  });

  test.each([1999.9, '1999', 2 ** 53, 1e300, true])('of %j is refused by its name', async (amount) => {
    const { code, errors, data } = await create({ amount });
    expect([code, data]).toEqual(['INVALID', null]);
    expect(errors[0]!.message).toContain('price.amount');
    expect(errors[0]!.message).toContain('An amount is a whole number of cents');
  });

  test.each([1, 49])('of %s cents is refused, because no card pays so little', async (amount) => {
    const { code, errors } = await create({ amount });
    expect([code, errors[0]!.message]).toEqual(['INVALID', 'Enter 0, or at least $0.50.']);
  });

  test('of 1999.9 as a literal is refused', async () => {
    const { code, errors } = await app.graphql(
      `mutation { createCourse(input: { title: "Algebra", price: { amount: 1999.9 } }) { course { id } } }`,
      {},
      { as: teacher },
    );
    expect(code).toBe('INVALID');
    expect(errors[0]!.message).toContain('whole number of cents');
  });

  test('in another currency is refused', async () => {
    const { code, errors } = await create({ amount: 1, currency: 'EUR' });
    expect(code).toBe('INVALID');
    expect(errors[0]!.message).toContain('price.currency');
  });

  test('is read with aliases and fragments', async () => {
    const { id } = await aCourse(app, { by: teacher, price: 12.3 });
    const { data } = await app.graphql(
      `query ($id: ID!) { course(id: $id) { cost: price { __typename cents: amount ...C } } }
       fragment C on Money { currency amount }`,
      { id },
      { as: teacher },
    );
    expect(data.course.cost).toEqual({ __typename: 'Money', cents: 1230, currency: 'USD', amount: 1230 });
  });
});

interface Answer {
  status: number;
  body: { id: string; price: number; errors?: object[] };
}

describe('a price over REST', () => {
  test.each([0, 0.5, 1.15, 8.2, 19.99, 99_999_999.99])('of %s is returned as sent', async (price) => {
    const { status, body } = (await post(price)) as Answer;
    expect([status, body.price]).toEqual([201, price]);
    expect(await stored(body.id)).toBe(price.toFixed(2));
  });

  test.each([
    [19.999, 'Use up to two decimals.'],
    [-0.01, 'The price can’t be negative.'],
    [0.49, 'Enter 0, or at least $0.50.'],
    [100_000_000, 'The price is too high.'],
  ])('of %s is refused by its name', async (price, message) => {
    const { status, body } = (await post(price)) as Answer;
    expect([status, body.errors]).toEqual([400, [{ field: 'price', message }]]);
  });
});
