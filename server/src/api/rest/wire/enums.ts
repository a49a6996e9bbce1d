import * as z from 'zod/mini';
import { INSTITUTION_TYPES } from '#modules/institution/institution.rules';

/** Enum values are lower case in REST and upper case in GraphQL. */
export const upper = <T extends string>(value: T) => value.toUpperCase() as Uppercase<T>;
export const lower = <T extends string>(value: T) => value.toLowerCase() as Lowercase<T>;

export const role = z.enum(
  ['student', 'instructor', 'admin'],
  'Choose one of student, instructor and admin.',
);

/** Types of institutions, from the lists of both documents (contract, resolution 8). */
export const institutionType = z.enum(INSTITUTION_TYPES, 'Choose one of the types.');

/** Intervals of recurring courses. Only the last one is capitalized. */
export const recurringInterval = z.enum(
  ['weekly', 'biweekly', 'monthly', 'quarterly', 'Custom'],
  'Choose one of the intervals.',
);
