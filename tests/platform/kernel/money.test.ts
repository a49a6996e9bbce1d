import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, minorUnitsOf } from '#kernel/money.rules';
import { amountOfForm, priceInDollars, priceOfForm } from '#kernel/price.rules';

const inCents = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

describe('an amount', () => {
  test('round-trips as a decimal text', () => {
    fc.assert(fc.property(inCents, (cents) => minorUnitsOf(decimalOf(cents)) === cents));
  });

  test('is the decimal text without its point', () => {
    const digits = (most: number) => fc.integer({ min: 0, max: most }).map(String);
    fc.assert(
      fc.property(digits(10 ** 13), digits(99), (whole, cents) => {
        const text = `${whole}.${cents.padStart(2, '0')}`;
        expect(minorUnitsOf(text)).toBe(Number(BigInt(whole) * 100n + BigInt(cents)));
        expect(decimalOf(minorUnitsOf(text)!)).toBe(text);
      }),
    );
  });

  test.each([
    ['0', 0],
    ['-0.00', 0],
    ['19.9', 1990],
    ['.5', 50],
    ['1.', 100],
    ['1.15', 115], // 1.15 * 100 is 114.99999999999999
    ['8.2', 820],
    ['-0.01', -1],
  ])('%s is %s', (text, cents) => expect(minorUnitsOf(text)).toBe(cents));

  test.each(['', '.', '-', '19.999', '1e3', '1,000', ' 1', '0x1', 'NaN', '90071992547409.92'])(
    '%j is not one',
    (text) => expect(minorUnitsOf(text)).toBeUndefined(),
  );
});

describe('a price in dollars', () => {
  test('of any amount has its cents', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(0), fc.integer({ min: 50, max: 9_999_999_999 })), (amount) => {
        expect(priceInDollars.parse(Number(decimalOf(amount)))).toEqual({ amount, currency: 'USD' });
        expect(priceOfForm.parse(decimalOf(amount))).toEqual({ amount, currency: 'USD' });
        expect(amountOfForm.parse(decimalOf(amount))).toEqual({ amount, currency: 'USD' });
      }),
    );
  });

  test.each([
    [19.999, 'Use up to two decimals.'],
    [0.1 + 0.2, 'Use up to two decimals.'],
    [1e-7, 'Use up to two decimals.'],
    [-0.01, 'The price can’t be negative.'],
    [100_000_000, 'The price is too high.'],
    [1e21, 'The price is too high.'],
  ])('%s is refused', (dollars, message) => {
    expect(priceInDollars.safeParse(dollars).error?.issues[0]?.message).toBe(message);
    expect(priceOfForm.safeParse(dollars.toFixed(7)).success).toBe(false);
  });

  test.each([
    ['19.999', 'Use up to two decimals.'],
    ['-1', 'The price can’t be negative.'],
    ['100000000', 'The price is too high.'],
    ['free', 'Enter a price in dollars.'],
    ['1e3', 'Enter a price in dollars.'],
  ])('typed as %s is refused', (typed, message) => {
    expect(priceOfForm.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });

  test.each([1, 49])('of %s cents is refused, and is an amount all the same', (amount) => {
    const message = 'Enter 0, or at least $0.50.';
    expect(priceInDollars.safeParse(amount / 100).error?.issues[0]?.message).toBe(message);
    expect(priceOfForm.safeParse(decimalOf(amount)).error?.issues[0]?.message).toBe(message);
    expect(amountOfForm.parse(decimalOf(amount))).toEqual({ amount, currency: 'USD' });
  });

  test('that is not typed is null', () => expect(priceOfForm.parse(' ')).toBeNull());
});
