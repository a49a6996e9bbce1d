import { courseTitle, quickCourseRules } from '@rules/course/course';
import * as z from 'zod/mini';
import { texts } from '#texts/en';

/** The server's rules, in the wizard's words. */
export const courseStepRules = z.object({
  ...quickCourseRules.shape,
  title: courseTitle(texts.quickstart.titleMissing),
});
