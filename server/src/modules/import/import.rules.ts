import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import type { FilePurpose } from '#modules/file/file.rules';
import { optionalText } from '#kernel/text.rules';

export const IMPORT_KINDS = ['students', 'enrollments'] as const;

/** File of an import. The import reports its encoding itself, with the line and the column. */
export const IMPORT_FILE: FilePurpose = {
  name: 'import',
  endings: ['.csv'],
  maxCount: 1,
  isAnyEncoding: true,
  tooLarge: 'A file can have up to 10 MB. Split a larger one.',
};

/** Maximum number of rows that one import reads. */
export const MAX_ROWS = 100_000;

/** Maximum number of row errors that are kept. All of them are counted. */
export const MAX_KEPT_ERRORS = 5_000;

const MAX_MESSAGE = 2000;

/** Errors of imports, worded for the admin. */
export const IMPORT_MESSAGES = {
  file: 'Choose a file.',
  cohort: 'Choose the cohort to enroll in.',
  finished: 'This import has already ended.',
  tooMany: 'Five imports are already waiting. Start this one when they’re done.',
  plan: 'Importing students comes with the Professional and Enterprise plans.',
} as const;

/** Input of `startImport`. */
export const startImportRules = z
  .object({
    kind: z.enum(IMPORT_KINDS),
    fileId: z.uuid(IMPORT_MESSAGES.file),
    cohortId: z.nullish(z.uuid()),
    message: optionalText(MAX_MESSAGE),
  })
  .check(
    z.refine(({ kind, cohortId }) => kind === 'students' || Boolean(cohortId), {
      path: ['cohortId'],
      error: IMPORT_MESSAGES.cohort,
      ...comparing('kind', 'cohortId'),
    }),
  );

/** Parameters of the export of row errors. */
export const importErrorsExportRules = z.object({ id: z.uuid() });
