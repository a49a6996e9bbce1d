import { startDiscussionRules } from '@rules/discussion/discussion';
import * as z from 'zod/mini';

/** Rules of the server with form values: no course is '' instead of null. */
export const discussionFormRules = z.object({
  ...startDiscussionRules.shape,
  courseId: z.pipe(
    z.transform((chosen: string): string | null | undefined => chosen || null),
    startDiscussionRules.shape.courseId,
  ),
});
