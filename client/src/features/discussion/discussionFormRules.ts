import { startDiscussionRules } from '@rules/discussion/discussion';
import * as z from 'zod/mini';

/** The server's rules, in which no course is null; the control's is ''. */
export const discussionFormRules = z.object({
  ...startDiscussionRules.shape,
  courseId: z.pipe(
    z.transform((chosen: string): string | null | undefined => chosen || null),
    startDiscussionRules.shape.courseId,
  ),
});
