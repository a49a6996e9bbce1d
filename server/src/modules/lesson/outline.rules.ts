import * as z from 'zod/mini';
import { MAX_LESSONS, MAX_SECTIONS } from '#modules/course/choices.rules';
import { TOO_MANY_SECTIONS } from '#modules/course/course.rules';

export const TOO_MANY_LESSONS = `A course can have up to ${MAX_LESSONS} lessons.`;

const isUnique = (ids: string[]) => new Set(ids).size === ids.length;

/** Input of `arrangeCourse`: each section and each lesson at most once. */
export const arrangeCourseRules = z.object({
  id: z.uuid(),
  version: z.int(),
  sections: z
    .array(
      z.object({
        id: z.uuid(),
        lessonIds: z.array(z.uuid()).check(z.maxLength(MAX_LESSONS, TOO_MANY_LESSONS)),
      }),
    )
    .check(
      z.maxLength(MAX_SECTIONS, TOO_MANY_SECTIONS),
      z.refine((sections) => isUnique(sections.map(({ id }) => id)), 'List each section once.'),
      z.refine(
        (sections) => isUnique(sections.flatMap(({ lessonIds }) => lessonIds)),
        'List each lesson once.',
      ),
    ),
});

/** Input of `deleteSection`. */
export const deleteSectionRules = z.object({
  id: z.uuid(),
  moveLessonsTo: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  lessons: z.nullish(
    z.array(z.object({ id: z.uuid(), version: z.int() })).check(z.maxLength(MAX_LESSONS, TOO_MANY_LESSONS)),
  ),
});
