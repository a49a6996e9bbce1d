import { recurringScheduleRules } from '@rules/attendance/recurring-schedule';
import { comparing } from '@rules/kernel/comparing';
import { instantOf } from '@rules/kernel/zone';
import * as z from 'zod/mini';
import { texts } from '#texts/en';
import type { PlanRecurringScheduleInput } from './CohortSessions.generated.ts';

const { days, time, durationMinutes, count, topic } = recurringScheduleRules.shape;

interface End {
  ends: string;
  count?: number | null | undefined;
}

/** Returns the problem of the number of sessions, which counts only while its field is shown. */
function problemOfCount({ ends, count: given }: End): string | undefined {
  if (ends !== 'count') return undefined;
  if (typeof given !== 'number') return texts.scheduleForm.needsCount;
  return z.safeParse(count, given).error?.issues[0]?.message;
}

/** Rules of a recurring schedule, whose end is of one of three kinds, and whose interval is that of a select. */
export const scheduleFormRules = z
  .object({
    days,
    time,
    durationMinutes,
    interval: z.string(),
    ends: z.enum(['cohort', 'date', 'count']),
    untilDay: z.string(),
    count: z.nullish(z.number()),
    topic,
  })
  .check(
    z.refine(({ ends, untilDay }) => ends !== 'date' || untilDay !== '', {
      error: texts.scheduleForm.needsDay,
      path: ['untilDay'],
      ...comparing('ends', 'untilDay'),
    }),
    z.refine((values) => problemOfCount(values) === undefined, {
      error: ({ input }) => problemOfCount(input as End),
      path: ['count'],
      ...comparing('ends', 'count'),
    }),
  );

type Values = z.output<typeof scheduleFormRules>;

/** Returns the schedule as the API takes it. Its last day ends in the time zone of the cohort. */
export function scheduleInputOf(
  cohort: { id: string; timeZone: string },
  { ends, untilDay, interval, ...values }: Values,
): PlanRecurringScheduleInput {
  return {
    id: cohort.id,
    days: values.days.map((day) => day.toUpperCase() as PlanRecurringScheduleInput['days'][number]),
    time: values.time,
    durationMinutes: values.durationMinutes,
    interval: Number(interval),
    until: ends === 'date' ? instantOf(untilDay, '23:59', cohort.timeZone).toISOString() : null,
    count: ends === 'count' ? (values.count ?? null) : null,
    topic: values.topic || null,
  };
}
