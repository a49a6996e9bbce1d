import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import {
  instant,
  LATEST_DATE,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  optionalInstant,
  points,
  QUICK_MISSING,
  quickCourseRules,
  seats,
} from '#modules/course/course.rules';
import { price } from '#kernel/price.rules';
import { timeZone } from '#kernel/slot.rules';
import { afterClockTime, clockTimeBetween, UTC } from '#kernel/zone.rules';
import { optionalText, requiredText, secureAddress } from '#kernel/text.rules';
import { WEEK } from '#kernel/duration.rules';

const MAX_COURSES = 20;
const MAX_PLATFORM_LENGTH = 100;
const MAX_SCHEDULE_LENGTH = 200;
const MAX_INFO_LENGTH = 1000;
/** Seats of a cohort created by quick start, which does not ask for them. */
export const QUICK_CAPACITY = 30;
export const MIN_WEEKS = 1;
/** Maximum duration in weeks: ten years. */
export const MAX_WEEKS = 520;

/** Returns the weeks between two instants in a time zone's local time, rounded up, at least 0. */
export function weeksBetween(start: Date, end: Date, zone: string = UTC): number {
  return Math.max(0, Math.ceil(clockTimeBetween(start, end, zone) / WEEK));
}

/** Returns the instant a number of weeks after the start, at the same local time in a time zone. */
export function endAfterWeeks(start: Date, weeks: number, zone: string = UTC): Date {
  return afterClockTime(start, weeks * WEEK, zone);
}

/** Dates of a cohort, some of which may be unknown. */
export interface CohortDates {
  startDate?: Date | null | undefined;
  endDate?: Date | null | undefined;
  registrationDeadline?: Date | null | undefined;
}

/** Returns the problems between dates that are each valid. */
export function problemsOfDates({ startDate, endDate, registrationDeadline }: CohortDates) {
  const problems: { field: keyof CohortDates; message: string }[] = [];
  if (startDate && endDate && endDate < startDate)
    problems.push({ field: 'endDate', message: 'The end date can’t be before the start date.' });
  if (registrationDeadline && endDate && registrationDeadline > endDate)
    problems.push({
      field: 'registrationDeadline',
      message: 'The registration deadline can’t be after the end date.',
    });
  return problems;
}

export const datesInOrder = z.check<CohortDates>(
  ({ value, issues }) => {
    for (const { field, message } of problemsOfDates(value))
      issues.push({ code: 'custom', input: value[field], path: [field], message });
  },
  comparing('startDate', 'endDate', 'registrationDeadline'),
);

const title = requiredText(MAX_TITLE_LENGTH, 'Cohort Title is required.');
const description = requiredText(MAX_DESCRIPTION_LENGTH, 'Description is required.');
const firstDay = instant('Start date is required.');
const lastDay = instant('End date is required.');
const capacity = seats('Enter the number of seats.');
const courseIds = z
  .array(z.uuid('Choose an available course.'))
  .check(z.maxLength(MAX_COURSES, `A cohort can have up to ${MAX_COURSES} courses.`));

/** Live meeting of a cohort. */
export const meetingRules = z.object({
  platform: requiredText(MAX_PLATFORM_LENGTH, 'Enter a platform, such as Zoom.'),
  link: z.nullish(secureAddress('Enter the address of the meeting.')),
  schedule: optionalText(MAX_SCHEDULE_LENGTH),
  additionalInfo: optionalText(MAX_INFO_LENGTH),
});

/** Input of Create Cohort (document 1, sections 3 and 5): title, description, dates and seats are required. */
export const createCohortRules = z
  .object({
    title,
    description,
    startDate: firstDay,
    endDate: lastDay,
    registrationDeadline: instant('Registration deadline is required.'),
    capacity,
    courseIds,
    isPublic: z.nullish(z.boolean()),
    timeZone: z.nullish(timeZone),
    ownPrice: z.nullish(price),
    requirements: z.nullish(points),
    meeting: z.nullish(meetingRules),
  })
  .check(datesInOrder);

/** Input of an update. Absent fields keep their values; null clears the deadline, the own price and the meeting. */
export const updateCohortRules = z
  .extend(
    z.partial(
      z.object({
        title,
        description,
        startDate: firstDay,
        endDate: lastDay,
        capacity,
        courseIds,
        isPublic: z.boolean(),
        timeZone,
        requirements: points,
        version: z.int(),
      }),
    ),
    {
      id: z.uuid(),
      registrationDeadline: optionalInstant(),
      ownPrice: z.nullish(price),
      meeting: z.nullish(meetingRules),
    },
  )
  .check(datesInOrder);

/** Cohort of a quick start. An end before the start is ignored, not rejected (document 1, section 5). */
export const quickCohortRules = z.object({
  title: requiredText(MAX_TITLE_LENGTH, QUICK_MISSING),
  startDate: instant(QUICK_MISSING),
  endDate: optionalInstant(),
  durationWeeks: z.nullish(
    z
      .number()
      .check(
        z.int('Enter whole weeks.'),
        z.gte(MIN_WEEKS, 'The minimum is 1 week.'),
        z.lte(MAX_WEEKS, `The maximum is ${MAX_WEEKS} weeks.`),
      ),
  ),
  timeZone: z.nullish(timeZone),
});

export const quickCreateRules = z.object({ course: quickCourseRules, cohort: quickCohortRules });

/**
 * Returns the end of a quick-start cohort: the given one unless it is before the start, otherwise the start
 * plus the duration of at least one week.
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
