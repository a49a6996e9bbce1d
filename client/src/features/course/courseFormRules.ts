import { createCourseRules, updateCourseRules } from '@rules/course/course';
import * as z from 'zod/mini';

const { publish: _publish, ...fields } = createCourseRules.shape;

/**
 * The server's rules, in which a date that is left out is null; an empty control holds ''. The sections of a course that
 * exists have an id.
 */
export const courseFormRules = z.object({
  ...fields,
  sections: updateCourseRules.shape.sections,
  startDate: z.pipe(
    z.transform((entered: string): string | Date | null | undefined => entered || null),
    createCourseRules.shape.startDate,
  ),
});
