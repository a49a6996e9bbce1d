import { courseTitle, quickCourseRules } from '@rules/course/course';
import * as z from 'zod/mini';
import { texts } from '#texts/en';

/** Rules of the server with the messages of the wizard. */
export const courseStepRules = z.object({
  ...quickCourseRules.shape,
  title: courseTitle(texts.quickstart.titleMissing),
});
