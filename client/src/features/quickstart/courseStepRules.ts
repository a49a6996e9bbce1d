import { courseTitle, quickCourseRules } from '@rules/course/course';
import * as z from 'zod/mini';
import { nameIn, optionalNameIn } from '#lib/nameRule';
import { texts } from '#texts/en';

const { categories, levels } = texts.courseChoices;

/** Rules of the server with the messages of the wizard and the names of choices in the API. */
export const courseStepRules = z.object({
  ...quickCourseRules.shape,
  title: courseTitle(texts.quickstart.titleMissing),
  category: optionalNameIn(categories),
  level: nameIn(levels),
});
