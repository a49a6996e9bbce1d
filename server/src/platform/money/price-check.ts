import { decimalOf } from '#kernel/money.rules';
import { SMALLEST_PAYMENT } from '#kernel/price.rules';

/** Returns the SQL condition that a column of prices, numeric(10,2), is zero or enough to be paid by card. */
export const priceCheck = (column: string): string =>
  `${column} = 0 or ${column} >= ${decimalOf(SMALLEST_PAYMENT)}`;
