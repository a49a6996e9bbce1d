import type { Cohort } from '#modules/cohort/cohort.entity';
import { loadCohortForUpdate, loadManagedCohort } from '#modules/cohort/load-cohort.service';
import { Invalid } from '#kernel/errors';
import { DAY } from '#kernel/duration.rules';
import type { Context, Transaction } from '#platform/request/context';
import { announceSchedule } from './attendance.events.ts';
import { publishMeetings } from './change-session.service.ts';
import { alignOccurrences, meetingsOf } from './occurrences.service.ts';
import type { PlanRecurringScheduleInput } from './recurring-schedule.input.ts';
import type { RecurringSchedulePreview } from './attendance.payload.ts';
import { MAX_SESSIONS } from './attendance.rules.ts';
import { ENDS_TOO_EARLY, MAX_PREVIEWED, NO_MEETING, tooManyAhead } from './recurring-schedule.rules.ts';
import { inOrder, weeklyRule } from './recurrence-rule.service.ts';

/**
 * Sets the recurring schedule of a cohort. It replaces an earlier one from now on: sessions that were held, changed on their
 * own, or cancelled stay.
 * @throws NotFound, Forbidden, Invalid without any session
 */
export const planRecurringSchedule = (context: Context, input: PlanRecurringScheduleInput): Promise<void> =>
  changeSchedule(context, input.id, (cohort) => setSchedule(cohort, input));

/** Returns the sessions that a recurring schedule would have, without changing anything. @throws NotFound, Forbidden, Invalid */
export async function previewSchedule(
  context: Context,
  input: PlanRecurringScheduleInput,
): Promise<RecurringSchedulePreview> {
  return context.transaction(async (reading) => {
    const { cohort } = await loadManagedCohort(reading, context.viewer, input.id, 'manageSessions');
    const { startDate, endDate, timeZone } = cohort;
    const planned = { startDate, endDate, timeZone } as Cohort;
    await setSchedule(planned, input);
    const dates = await meetingsOf(planned, new Date(), endDate);
    return { count: dates.length, dates: dates.slice(0, MAX_PREVIEWED) };
  });
}

/**
 * Sets the rule of a cohort, from now or its start on.
 * @throws Invalid, also when it would have more than 500 sessions to its end
 */
async function setSchedule(cohort: Cohort, input: PlanRecurringScheduleInput): Promise<void> {
  const { days, time, durationMinutes, interval, until, count, topic } = input;
  const begin = new Date(Math.max(Date.now(), cohort.startDate.getTime()));
  cohort.recurrenceDays = inOrder(days);
  cohort.recurrenceTime = time;
  cohort.recurrenceMinutes = durationMinutes;
  cohort.recurrenceTopic = topic || null;
  cohort.recurrenceStart = await firstMeeting(cohort, begin);
  if (until && until < cohort.recurrenceStart) throw Invalid([{ field: 'until', message: ENDS_TOO_EARLY }]);
  cohort.recurrenceRule = weeklyRule(days, interval ?? 1, { until, count });
  if (!until) return; // a number is limited itself, and the job adds the sessions of a rule without an end
  const ahead = await meetingsOf(cohort, new Date(), cohort.endDate);
  if (ahead.length > MAX_SESSIONS) throw Invalid([{ field: 'until', message: tooManyAhead(ahead.length) }]);
}

/**
 * Removes the recurring schedule of a cohort, and its sessions ahead that were not changed on their own.
 * @throws NotFound, Forbidden
 */
export const clearRecurringSchedule = (context: Context, cohortId: string): Promise<void> =>
  changeSchedule(context, cohortId, (cohort) => {
    removeSchedule(cohort);
    return Promise.resolve();
  });

/** Removes the rule of a cohort. */
export function removeSchedule(cohort: Cohort): void {
  cohort.recurrenceRule = null;
  cohort.recurrenceDays = null;
  cohort.recurrenceTime = null;
  cohort.recurrenceMinutes = null;
  cohort.recurrenceTopic = null;
  cohort.recurrenceStart = null;
  cohort.recurrenceThrough = null;
}

/**
 * Returns the first meeting on the days of a cohort from a moment on, from which weeks and meetings are counted.
 * @throws Invalid
 */
async function firstMeeting(cohort: Cohort, begin: Date): Promise<Date> {
  cohort.recurrenceStart = begin;
  cohort.recurrenceRule = weeklyRule(cohort.recurrenceDays!, 1, {});
  const weekLater = new Date(begin.getTime() + 8 * DAY);
  const [first] = await meetingsOf(cohort, new Date(begin.getTime() - 1), weekLater);
  if (!first) throw Invalid([{ field: 'days', message: NO_MEETING }]);
  return first;
}

/** Changes the rule of a cohort whose row is locked, and its sessions with it. Notifies the students once. */
async function changeSchedule(
  context: Context,
  cohortId: string,
  apply: (cohort: Cohort) => Promise<void>,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort } = await loadCohortForUpdate(em, context.viewer, cohortId, 'manageSessions');
    const transaction: Transaction = { em, context, afterCommit };
    await apply(cohort);
    const isChanged = await alignOccurrences(transaction, cohort, { since: new Date(0), mustFit: true });
    if (isChanged) await publishMeetings(transaction, cohort);
    afterCommit(() => announceSchedule(context, cohort));
  });
}
