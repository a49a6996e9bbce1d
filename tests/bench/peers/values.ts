/** Computed values of the peers, as the server shows them. */

/** Returns the status of a cohort at a time. */
export function statusOf(start: Date, end: Date, now = new Date()): string {
  if (now < start) return 'UPCOMING';
  return now <= end ? 'ONGOING' : 'COMPLETED';
}

/** Returns an amount of money from a decimal of the database. */
export const moneyOf = (decimal: string | number) => ({
  amount: Math.round(Number(decimal) * 100),
  currency: 'USD',
});

/** Returns the name of a value of an enum from its text in the database. */
export const nameOf = (text: string): string => text.replaceAll(' ', '_').toUpperCase();

/** Returns a part as a whole percentage, 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Returns the name of a person. */
export const displayNameOf = (firstName: string, lastName: string): string => `${firstName} ${lastName}`;
