import * as z from 'zod/mini';
import { FILE_CHOICES, MAX_MEGABYTES, SUBMISSION_TYPES } from './work-files.rules.ts';

const QUIZ_ALONE = 'A quiz can’t be combined with other work.';

const differs = (list: readonly string[]) => new Set(list).size === list.length;

export const submissionTypesRule = z
  .array(z.enum(SUBMISSION_TYPES, 'Choose an item from the list.'), 'Choose what students submit.')
  .check(
    z.minLength(1, 'Choose what students submit.'),
    z.refine((types) => differs(types), 'Name each type once.'),
    z.refine((types) => types.length === 1 || !types.includes('quiz'), QUIZ_ALONE),
  );

export const allowedFileTypesRule = z
  .array(z.enum(FILE_CHOICES, 'Choose an item from the list.'), 'Choose at least one file type.')
  .check(
    z.minLength(1, 'Choose at least one file type.'),
    z.refine((types) => differs(types), 'Name each type once.'),
  );

const SIZE = `Enter a whole number from 1 to ${MAX_MEGABYTES}.`;

export const maxFileMegabytesRule = z
  .number(SIZE)
  .check(z.int(SIZE), z.gte(1, SIZE), z.lte(MAX_MEGABYTES, SIZE));
