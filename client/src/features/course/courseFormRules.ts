import { priceOfForm } from '@rules/kernel/price';
import { createCourseRules, updateCourseRules } from '@rules/course/course';
import * as z from 'zod/mini';

const { publish: _publish, ...fields } = createCourseRules.shape;

/**
 * Rules of the server with form values: an empty date is '' instead of null, and a price is typed in dollars. Sections of an existing course have an ID.
 */
export const courseFormRules = z.object({
  ...fields,
  price: priceOfForm,
  sections: updateCourseRules.shape.sections,
  startDate: z.pipe(
    z.transform((entered: string): string | Date | null | undefined => entered || null),
    createCourseRules.shape.startDate,
  ),
});
