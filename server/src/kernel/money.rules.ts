/** Conversion between amounts as decimal texts and as whole numbers of cents. It does not import zod, like `zone.rules`. */

const DECIMAL = /^(-?)(\d*)(?:\.(\d{0,2}))?$/;

/**
 * Returns the cents of a decimal text of dollars, such as 1990 for '19.9', without floating point arithmetic. Undefined
 * for any other text, one with a third decimal, and an amount that a number cannot hold exactly.
 */
export function minorUnitsOf(decimal: string): number | undefined {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(decimal) ?? [];
  if (whole + fraction === '') return undefined;
  const cents = Number(whole + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** Returns cents as a decimal text of dollars with two decimals: '19.90' for 1990. */
export function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
