import { cloneCohortRules, shiftCohortRules } from '@rules/cohort/cohort-dates';
import { addMilestoneRules } from '@rules/cohort/milestone';
import { day } from '@rules/kernel/slot';
import * as z from 'zod/mini';
import { texts } from '#texts/en';

/** Days of a shift, which is later or earlier. */
export const shiftFormRules = z.object({
  days: z.pipe(
    z.number(texts.cohortDates.atLeastOne).check(z.gte(1, texts.cohortDates.atLeastOne)),
    shiftCohortRules.shape.days,
  ),
  direction: z.enum(['later', 'earlier']),
});

export const cloneFormRules = z.object({ title: cloneCohortRules.shape.title, startDay: day() });

export const milestoneFormRules = z.omit(addMilestoneRules, { cohortId: true });
