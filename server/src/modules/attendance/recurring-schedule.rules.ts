import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import { MAX_TITLE_LENGTH, optionalInstant } from '#modules/course/course.rules';
import { timeOfDay } from '#kernel/slot.rules';
import { optionalText } from '#kernel/text.rules';
import { MAX_MINUTES, MAX_SESSIONS } from './attendance.rules.ts';

/** Values of `Weekday`: the enum itself would load GraphQL into the browser. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const MIN_MINUTES = 5;
/** Largest number of weeks from one to the next. */
export const MAX_INTERVAL = 12;

/** Maximum number of dates in a preview. */
export const MAX_PREVIEWED = 24;

/** Error for a schedule without a meeting. */
export const NO_MEETING = 'No session would be held from now to the end of the cohort.';

/** Error for a last day before the first session. */
export const ENDS_TOO_EARLY = 'Choose an end after the first session.';

/** Errors for a schedule with too many sessions: until its end, and together with other sessions of the cohort. */
export const tooManyAhead = (count: number): string =>
  `This schedule would have ${count.toLocaleString('en-US')} sessions. Choose an earlier end: a cohort can have up to ${MAX_SESSIONS}.`;
export const TOO_MANY_TOGETHER = `With its other sessions, the cohort would have more than ${MAX_SESSIONS}. Choose fewer days, or delete sessions first.`;

/** Error for a session that was added on its own. */
export const NOT_RECURRING = 'This session isn’t part of a recurring schedule.';

/** Errors for a move of many sessions. */
export const OTHER_WEEK = 'Choose a day of the same week, or change this session only.';
export const TAKEN_DAY =
  'The schedule has a session on this day. Choose another day, or change this session only.';
export const BEFORE_OTHER =
  'An earlier session of that week would come after it. Choose a later day, or change all sessions.';
export const AFTER_END =
  'The last session would be after the end of the cohort or of its schedule. Choose an earlier day, or move that end first.';
export const NONE_AHEAD = 'The schedule has no session ahead.';

const wholeFrom = (min: number, max: number, message: string) =>
  z.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message));

export const recurringScheduleRules = z
  .object({
    id: z.uuid('Choose a cohort.'),
    days: z.array(z.enum(WEEKDAYS, 'Choose a day.')).check(
      z.minLength(1, 'Choose a day.'),
      z.refine((days) => new Set(days).size === days.length, 'Choose each day once.'),
    ),
    time: timeOfDay(),
    durationMinutes: wholeFrom(
      MIN_MINUTES,
      MAX_MINUTES,
      `Enter ${MIN_MINUTES} to ${MAX_MINUTES.toLocaleString('en-US')} minutes.`,
    ),
    interval: z.nullish(wholeFrom(1, MAX_INTERVAL, `Enter 1 to ${MAX_INTERVAL} weeks.`)),
    until: optionalInstant(),
    count: z.nullish(wholeFrom(1, MAX_SESSIONS, `Enter 1 to ${MAX_SESSIONS} sessions.`)),
    topic: optionalText(MAX_TITLE_LENGTH),
  })
  .check(
    z.refine(({ until, count }) => !until || !count, {
      error: 'Choose an end or a number of sessions, not both.',
      path: ['count'],
      ...comparing('until', 'count'),
    }),
  );
