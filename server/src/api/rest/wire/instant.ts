import * as z from 'zod/mini';
import { isDay } from '#kernel/slot.rules';
import { described } from './described.ts';

/** A day, also with a time, also with an offset, in ISO 8601. JavaScript reads other notations by the zone of the machine. */
const INSTANT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Returns the instant that a text names: the start of a day, or a time, in UTC unless it has an offset. */
export function instantIn(text: string): Date {
  const [, day, time, offset] = INSTANT.exec(text) ?? [];
  if (!day) return new Date(NaN);
  return new Date(time && !offset ? `${text}Z` : text);
}

/** Reads the instant of a text. JavaScript takes the 30th of February for the 2nd of March. */
const read = z.transform((sent: unknown, { issues }) => {
  if (typeof sent !== 'string') return sent;
  const day = INSTANT.exec(sent)?.[1];
  if (day && !isDay(day)) issues.push({ code: 'custom', input: sent, message: 'That date doesn’t exist.' });
  return instantIn(sent);
});

/** Schema of an instant in a request. */
export const instantOfForm = (rule: z.ZodMiniType<Date, Date | string>) =>
  described(
    'Instant in ISO 8601, in UTC unless it has an offset. A date alone is its first instant.',
    z.pipe(read, rule as unknown as z.ZodMiniType<Date>),
    { sentAs: { type: 'string', format: 'date-time' } },
  );
