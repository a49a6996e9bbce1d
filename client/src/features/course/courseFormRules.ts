import { priceOfForm } from '@rules/kernel/price';
import { createCourseRules, updateCourseRules } from '@rules/course/course';
import * as z from 'zod/mini';
import { listedInLines } from '#lib/lines';
import { nameIn } from '#lib/nameRule';
import { texts } from '#texts/en';

const {
  publish: _publish,
  category: _category,
  thumbnailId: _thumbnail,
  ...fields
} = createCourseRules.shape;
const { languages, levels } = texts.courseChoices;
const { intervals } = texts.courseForm;

/**
 * Rules of the server with form values: an empty date is '' instead of null, a price is typed in dollars, choices have their
 * names in the API, and '' is no choice. Sections of an existing course have an ID.
 */
export const courseFormRules = z.object({
  ...fields,
  language: nameIn(languages),
  level: nameIn(levels),
  categoryId: z.pipe(
    z.transform((chosen: string): string | null => chosen || null),
    z.nullable(z.uuid()),
  ),
  recurringInterval: nameIn(intervals),
  price: priceOfForm,
  sections: updateCourseRules.shape.sections,
  /** Uploaded picture, with its address. */
  thumbnail: z.nullish(z.object({ id: z.string(), url: z.nullable(z.string()) })),
  startDate: z.pipe(
    z.transform((entered: string): string | Date | null | undefined => entered || null),
    createCourseRules.shape.startDate,
  ),
});

const { fullDescription, objectives, prerequisites, audience } = updateCourseRules.shape;

/** Rules of the tab Basics of an existing course. */
export const courseBasicsRules = z.extend(
  z.pick(courseFormRules, {
    title: true,
    shortDescription: true,
    language: true,
    level: true,
    categoryId: true,
    startDate: true,
    isRecurring: true,
    recurringInterval: true,
  }),
  {
    fullDescription,
    objectives: listedInLines(objectives),
    prerequisites: listedInLines(prerequisites),
    audience: listedInLines(audience),
  },
);

/** Rules of the tab Pricing of an existing course. */
export const coursePricingRules = z.pick(courseFormRules, { price: true, maxStudents: true, isPublic: true });
