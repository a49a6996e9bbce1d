import * as z from 'zod/mini';

/** PostgreSQL stores every character but this one. */
const UNSTORABLE = '\u0000';

const storable = z.refine<string>((text) => !text.includes(UNSTORABLE), 'Remove the invisible characters.');

const noLongerThan = (max: number) =>
  z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters.`);

/** A text that must be there, trimmed. `missing` is said where it is not; `max` is in characters. */
export const requiredText = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), noLongerThan(max), storable);

/** A text that may be left out, trimmed. `max` is in characters. */
export const optionalText = (max: number) =>
  z.nullish(z.string().check(z.trim(), noLongerThan(max), storable));
