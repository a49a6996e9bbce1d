import * as z from 'zod/mini';
import {
  instant,
  LATEST_DATE,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  optionalInstant,
  QUICK_MISSING,
  quickCourseRules,
  seats,
} from '#modules/course/course.rules';
import { timeZone } from '#kernel/slot.rules';
import { afterClockTime, clockTimeBetween, UTC } from '#kernel/zone.rules';
import { requiredText } from '#kernel/text.rules';

const MAX_COURSES = 20;
/** Seats of a cohort that quick start creates: it asks for none. */
export const QUICK_CAPACITY = 30;
export const MIN_WEEKS = 1;
/** Ten years. */
export const MAX_WEEKS = 520;

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Begun weeks between two instants by the clock of a zone, at least 0: a change of the clocks makes no more of them. */
export function weeksBetween(start: Date, end: Date, zone: string = UTC): number {
  return Math.max(0, Math.ceil(clockTimeBetween(start, end, zone) / WEEK));
}

/** The end of so many weeks from the start, at the same time of day in a zone. */
export function endAfterWeeks(start: Date, weeks: number, zone: string = UTC): Date {
  return afterClockTime(start, weeks * WEEK, zone);
}

/** Dates of a cohort, of which some may not be known yet. */
export interface CohortDates {
  startDate?: Date | null | undefined;
  endDate?: Date | null | undefined;
  registrationDeadline?: Date | null | undefined;
}

/** What is wrong with dates that are valid each for itself. */
export function problemsOfDates({ startDate, endDate, registrationDeadline }: CohortDates) {
  const problems: { field: keyof CohortDates; message: string }[] = [];
  if (startDate && endDate && endDate < startDate)
    problems.push({ field: 'endDate', message: 'The end date cannot be before the start date.' });
  if (registrationDeadline && endDate && registrationDeadline > endDate)
    problems.push({
      field: 'registrationDeadline',
      message: 'The registration deadline cannot be after the end date.',
    });
  return problems;
}

const datesInOrder = z.check<CohortDates>(({ value, issues }) => {
  for (const { field, message } of problemsOfDates(value))
    issues.push({ code: 'custom', input: value[field], path: [field], message });
});

const title = requiredText(MAX_TITLE_LENGTH, 'Cohort Title is required.');
const description = requiredText(MAX_DESCRIPTION_LENGTH, 'Description is required.');
const capacity = seats('Maximum enrollments is required.');
const courseIds = z
  .array(z.uuid('Choose one of the available courses.'))
  .check(z.maxLength(MAX_COURSES, `A cohort has at most ${MAX_COURSES} courses.`));

/** Create Cohort (document 1, sections 3 and 5): everything is required but the courses. */
export const createCohortRules = z
  .object({
    title,
    description,
    startDate: instant('Start date is required.'),
    endDate: instant('End date is required.'),
    registrationDeadline: instant('Registration deadline is required.'),
    capacity,
    courseIds,
    isPublic: z.nullish(z.boolean()),
    timeZone: z.nullish(timeZone),
  })
  .check(datesInOrder);

/** What is left out, or null, stays as it is. */
export const updateCohortRules = z
  .object({
    id: z.uuid(),
    title: z.nullish(title),
    description: z.nullish(description),
    startDate: optionalInstant(),
    endDate: optionalInstant(),
    registrationDeadline: optionalInstant(),
    capacity: z.nullish(capacity),
    courseIds: z.nullish(courseIds),
    isPublic: z.nullish(z.boolean()),
  })
  .check(datesInOrder);

/** The cohort of quick start. An end before the start is not refused but ignored (document 1, section 5). */
export const quickCohortRules = z.object({
  title: requiredText(MAX_TITLE_LENGTH, QUICK_MISSING),
  startDate: instant(QUICK_MISSING),
  endDate: optionalInstant(),
  durationWeeks: z.nullish(
    z
      .number()
      .check(
        z.int('Enter whole weeks.'),
        z.gte(MIN_WEEKS, 'The duration is at least one week.'),
        z.lte(MAX_WEEKS, `The duration is at most ${MAX_WEEKS} weeks.`),
      ),
  ),
  timeZone: z.nullish(timeZone),
});

export const quickCreateRules = z.object({ course: quickCourseRules, cohort: quickCohortRules });

/**
 * The end of a quick-start cohort: the given one, unless it is before the start; else the start plus the duration,
 * which is at least one week.
 */
export function quickCohortEnd(cohort: {
  startDate: Date;
  endDate?: Date | null | undefined;
  durationWeeks?: number | null | undefined;
  timeZone?: string | null | undefined;
}): Date {
  const { startDate, endDate, durationWeeks } = cohort;
  if (endDate && endDate >= startDate) return endDate;
  const end = endAfterWeeks(startDate, durationWeeks ?? MIN_WEEKS, cohort.timeZone ?? UTC);
  return end < LATEST_DATE ? end : LATEST_DATE;
}
