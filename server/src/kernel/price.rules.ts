/** Rules of prices: as the API takes them, in cents, and as documents and forms take them, in dollars. */
import * as z from 'zod/mini';
import { decimalOf, minorUnitsOf } from './money.rules.ts';

/** Maximum of the columns of prices, numeric(10,2), in cents. */
const MAX_PRICE = 9_999_999_999;
const MAX_DOLLARS = Number(decimalOf(MAX_PRICE));

/** Smallest payment that cards take, in cents. Source: Stripe, minimum charge in USD. */
export const SMALLEST_PAYMENT = 50;

const MISSING = 'Enter a price in dollars.';
const NEGATIVE = 'The price can’t be negative.';
const TOO_HIGH = 'The price is too high.';
const TOO_FINE = 'Use up to two decimals.';
const TOO_LOW = `Enter 0, or at least $${decimalOf(SMALLEST_PAYMENT)}.`;

const currency = z.literal('USD');

/** An amount in cents, at least zero. Its problems are those of the object, not of its amount. */
export const amountOfMoney = z.object({ amount: z.int(), currency }).check(
  z.refine(({ amount }) => amount >= 0, NEGATIVE),
  z.refine(({ amount }) => amount <= MAX_PRICE, TOO_HIGH),
);

/** Refuses what no card can pay. */
const payable = z.refine<{ amount: number }>(
  ({ amount }) => amount <= 0 || amount >= SMALLEST_PAYMENT,
  TOO_LOW,
);

/** A price in cents: zero, or enough to be paid by card. */
export const price = amountOfMoney.check(payable);

/** Converts a decimal text of dollars to a price. */
const decimal = z.pipe(
  z.string().check(z.refine((text) => minorUnitsOf(text) !== undefined, TOO_FINE)),
  z.transform((text: string) => ({ amount: minorUnitsOf(text)!, currency: 'USD' as const })),
);

/** A number of dollars, at most two decimals, which becomes a price. */
export const priceInDollars = z.pipe(
  z.number(MISSING).check(z.gte(0, NEGATIVE), z.lte(MAX_DOLLARS, TOO_HIGH)),
  z.pipe(z.transform(String), decimal.check(payable)),
);

/** Dollars as they are typed, which become an amount. */
const typedDollars = z.pipe(
  z.string().check(
    z.regex(/^-?\d*(?:\.\d*)?$/, MISSING),
    z.refine((text) => Number(text) >= 0, NEGATIVE),
    z.refine((text) => Number(text) <= MAX_DOLLARS, TOO_HIGH),
  ),
  decimal,
);

const typed = z.transform((text: string) => text.trim() || null);

/** Dollars as they are typed, which become an amount; null for an empty field. */
export const amountOfForm = z.pipe(typed, z.nullable(typedDollars));

/** Dollars as they are typed, which become a price; null for an empty field. */
export const priceOfForm = z.pipe(typed, z.nullable(typedDollars.check(payable)));
