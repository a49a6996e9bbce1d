import * as z from 'zod/mini';
import { instant, MAX_TITLE_LENGTH } from '#modules/course/course.rules';
import { plainText, requiredText } from '#kernel/text.rules';

/** Maximum number of milestones of a cohort. */
export const MAX_MILESTONES = 100;
const MAX_LENGTH = 1000;

const title = requiredText(MAX_TITLE_LENGTH, 'Enter a title.');
const description = plainText(MAX_LENGTH);
const deadline = instant('Deadline is required.');

export const addMilestoneRules = z.object({
  cohortId: z.uuid(),
  title,
  description: z.nullish(description),
  deadline,
});

/** Absent fields keep their values. */
export const updateMilestoneRules = z.extend(
  z.partial(z.object({ title, description, deadline, version: z.int() })),
  {
    id: z.uuid(),
  },
);

interface Dates {
  startDate: Date;
  endDate: Date;
}

/** Returns what is wrong with the deadline of a milestone in a cohort. */
export function problemOfDeadline(moment: Date, { startDate, endDate }: Dates): string | null {
  if (moment < startDate) return 'The deadline can’t be before the start of the cohort.';
  return moment > endDate ? 'The deadline can’t be after the end of the cohort.' : null;
}
