import { createCourseRules } from '@rules/course';
import * as z from 'zod/mini';

/** The server's rules, in which a date that is left out is null; an empty control holds ''. */
export const courseFormRules = z.object({
  ...createCourseRules.shape,
  startDate: z.pipe(
    z.transform((entered: string): string | Date | null | undefined => entered || null),
    createCourseRules.shape.startDate,
  ),
});
