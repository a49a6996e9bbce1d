import * as z from 'zod/mini';
import { instant } from '#modules/course/course.rules';
import { requiredText } from '#kernel/text.rules';

const MAX_REASON_LENGTH = 500;

/** Error for an extension that gives no more time. */
export const NOT_LATER = 'Choose a time after the due date of the activity.';

/** Error for an extension of the viewer's own work. */
export const OWN_EXTENSION = 'You can’t give yourself more time.';

export const grantExtensionRules = z.object({
  activityId: z.uuid(),
  studentId: z.uuid('Choose a student.'),
  dueAt: instant('Due date is required.'),
  reason: requiredText(MAX_REASON_LENGTH, 'Reason is required.'),
  version: z.nullish(z.int()),
  allowPastDueDate: z.nullish(z.boolean('Choose yes or no.')),
});
