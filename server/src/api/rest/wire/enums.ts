import * as z from 'zod/mini';
import { INSTITUTION_TYPES } from '#modules/institution/institution.rules';

/** The documents write values in lower case, GraphQL in upper case. */
export const upper = <T extends string>(value: T) => value.toUpperCase() as Uppercase<T>;
export const lower = <T extends string>(value: T) => value.toLowerCase() as Lowercase<T>;

export const role = z.enum(
  ['student', 'instructor', 'admin'],
  'Choose one of student, instructor and admin.',
);

/** Both documents' lists (contract, resolution 8). */
export const institutionType = z.enum(INSTITUTION_TYPES, 'Choose one of the types.');

/** Only the last one is capitalized. */
export const recurringInterval = z.enum(
  ['weekly', 'biweekly', 'monthly', 'quarterly', 'Custom'],
  'Choose one of the intervals.',
);
