import * as z from 'zod/mini';
import { instant, MAX_TITLE_LENGTH } from '#modules/course/course.rules';
import { requiredText } from '#kernel/text.rules';

/** Maximum number of days by which the dates of a cohort move at once: ten years. */
const MAX_SHIFT_DAYS = 3650;

const WHOLE = 'Enter a whole number of days.';
const TOO_FAR = `Enter at most ${MAX_SHIFT_DAYS.toLocaleString('en-US')} days.`;

const days = z.number(WHOLE).check(
  z.int(WHOLE),
  z.gte(-MAX_SHIFT_DAYS, TOO_FAR),
  z.lte(MAX_SHIFT_DAYS, TOO_FAR),
  z.refine((number) => number !== 0, 'Enter at least 1 day, or -1 for earlier.'),
);

export const shiftPreviewRules = z.object({ id: z.uuid(), days });

export const shiftCohortRules = z.object({ id: z.uuid(), days, version: z.optional(z.int()) });

export const clonePreviewRules = z.object({ id: z.uuid(), startDate: instant('Start date is required.') });

export const cloneCohortRules = z.extend(clonePreviewRules, {
  title: requiredText(MAX_TITLE_LENGTH, 'Cohort Title is required.'),
});
