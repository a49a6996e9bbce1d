import * as z from 'zod/mini';

const OUT_OF_RANGE = 'Enter a whole number from 1 to 100.';

/** A required percentage. Null requires nothing. */
const percent = z.nullish(z.int(OUT_OF_RANGE).check(z.gte(1, OUT_OF_RANGE), z.lte(100, OUT_OF_RANGE)));

/** Requirements of a rule, as the form and the preview send them. */
const requirements = { minProgress: percent, minGrade: percent, minAttendance: percent };

export const setCertificateRuleRules = z.object({
  courseId: z.uuid(),
  isAutomatic: z.boolean('Choose yes or no.'),
  ...requirements,
  version: z.nullish(z.int()),
});

export const certificatePreviewRules = z.object({ courseId: z.uuid(), ...requirements });

/** Most students in a preview. */
export const MAX_PREVIEWED = 50;
