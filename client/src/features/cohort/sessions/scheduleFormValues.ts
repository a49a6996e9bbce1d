import { MAX_INTERVAL } from '@rules/attendance/recurring-schedule';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import type { CohortSessions_CohortFragment } from './CohortSessions.generated.ts';
import { dayOf } from './describeSchedule.ts';
import type { scheduleFormRules } from './scheduleFormRules.ts';

/** Values of the form of a recurring schedule. */
export type ScheduleValues = z.input<typeof scheduleFormRules>;

type Day = ScheduleValues['days'][number];

/** Days of the week as the rules name them. */
export const WEEKDAYS = Object.entries(texts.cohortDetail.weekdays).map(([day, label]) => ({
  value: dayNamed(day),
  label,
}));

export const INTERVALS = Array.from({ length: MAX_INTERVAL }, (_, index) => ({
  value: String(index + 1),
  label: texts.scheduleForm.everyWeeks(index + 1),
}));

/** Returns the rules' name of a day of the API. */
function dayNamed(day: string): Day {
  return (day.charAt(0) + day.slice(1).toLowerCase()) as Day;
}

/** Returns the values of a cohort's schedule, or those with which a new one begins. */
export function scheduleValuesOf({
  recurringSchedule,
  timeZone,
}: CohortSessions_CohortFragment): ScheduleValues {
  const schedule = recurringSchedule;
  const ends = schedule?.count ? 'count' : schedule?.until ? 'date' : 'cohort';
  return {
    days: (schedule?.days ?? []).map(dayNamed),
    time: schedule?.time || '18:00',
    durationMinutes: schedule?.durationMinutes ?? 60,
    interval: String(schedule?.interval ?? 1),
    ends,
    untilDay: schedule?.until ? dayOf(schedule.until, timeZone) : '',
    count: schedule?.count ?? null,
    topic: schedule?.topic ?? '',
  };
}
