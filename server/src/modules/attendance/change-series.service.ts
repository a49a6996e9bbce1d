import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cohort } from '#modules/cohort/cohort.entity';
import type { Weekday } from '#modules/cohort/weekday.enums';
import { Invalid } from '#kernel/errors';
import { instantOf, localTimeOf, UTC } from '#kernel/zone.rules';
import { DAY, MINUTE } from '#kernel/duration.rules';
import type { UpdateCohortSessionInput } from './attendance.input.ts';
import { problemOfEnd } from './attendance.rules.ts';
import type { Held } from './change-session.service.ts';
import type { CohortSession } from './cohort-session.entity.ts';
import { alignOccurrences, meetingsOf } from './occurrences.service.ts';
import { continued, dayAfter, daysOfWeek, inOrder, weekdayOf, weekOf } from './recurrence-rule.service.ts';
import {
  AFTER_END,
  BEFORE_OTHER,
  NONE_AHEAD,
  NOT_RECURRING,
  OTHER_WEEK,
  TAKEN_DAY,
} from './recurring-schedule.rules.ts';
import { SessionScope } from './session-scope.enums.ts';

/**
 * Changes a session of the schedule together with those that follow it, or with all that are ahead. The schedule continues
 * with the new day and time; what was held, changed on its own, or cancelled stays. Returns whether sessions changed.
 * @throws Invalid
 */
export async function changeSeries(
  { transaction, cohort, session }: Held,
  input: UpdateCohortSessionInput,
): Promise<boolean> {
  const original = assertInSeries(cohort, session);
  const zone = cohort.timeZone ?? UTC;
  const from = localTimeOf(original, zone);
  const to = input.date ? localTimeOf(input.date, zone) : from;
  const move = moveOf(cohort, from.date, to.date);
  const since = await beginOf(transaction.em, cohort, session, input.scope!);
  changeLength(cohort, session, input);
  cohort.recurrenceTopic = input.topic ?? cohort.recurrenceTopic ?? null;
  const time = input.date ? to.time : cohort.recurrenceTime || from.time;
  const planned = await countMeetings(cohort, since);
  await splitRule(cohort, { since, time, move });
  if ((await countMeetings(cohort, cohort.recurrenceStart!)) < planned)
    throw Invalid([{ field: 'date', message: AFTER_END }]);
  session.isDetached = false; // the session itself follows the schedule again
  await transaction.em.flush();
  const week = weekOf(localTimeOf(since, zone).date);
  const dayOf = (day: string) => (day >= week ? move.dayOf(day) : day);
  return alignOccurrences(transaction, cohort, { since, dayOf });
}

/** Returns the place of a session in the schedule. @throws Invalid without one */
export function assertInSeries(cohort: Cohort, { originalStartsAt }: CohortSession): Date {
  if (!originalStartsAt || !cohort.recurrenceRule)
    throw Invalid([{ field: 'scope', message: NOT_RECURRING }]);
  return originalStartsAt;
}

/** Returns the place in the schedule of the first session that a change concerns. Held ones are before it. */
export async function beginOf(
  em: EntityManager,
  { institution, id }: Cohort,
  { originalStartsAt }: CohortSession,
  scope: SessionScope,
): Promise<Date> {
  const now = new Date();
  if (scope !== SessionScope.ALL) return originalStartsAt! > now ? originalStartsAt! : now;
  const [row] = await em.execute<{ first: string | null }[]>(
    `select min(original_starts_at) as first from cohort_session
     where institution_id = ? and cohort_id = ? and original_starts_at > ?`,
    [institution.id, id, now],
  );
  return row?.first ? new Date(row.first) : now;
}

/** Returns the number of meetings of a cohort's schedule from a moment on, to its end. */
const countMeetings = async (cohort: Cohort, since: Date): Promise<number> =>
  (await meetingsOf(cohort, new Date(since.getTime() - 1), cohort.endDate)).length;

/** A move from a day of the week to another. */
interface DayMove {
  /** Days of the schedule before and after. */
  former: Weekday[];
  days: Weekday[];
  /** Returns the day to which a day moves, both YYYY-MM-DD. */
  dayOf: (day: string) => string;
}

/** Returns the move from one day to another of the same week. @throws Invalid */
function moveOf(cohort: Cohort, from: string, to: string): DayMove {
  const former = cohort.recurrenceDays ?? [];
  if (from === to) return { former, days: former, dayOf: (day) => day };
  if (weekOf(from) !== weekOf(to)) throw Invalid([{ field: 'date', message: OTHER_WEEK }]);
  const [moved, next] = [weekdayOf(from), weekdayOf(to)];
  if (former.includes(next) || !former.includes(moved))
    throw Invalid([{ field: 'date', message: TAKEN_DAY }]);
  const distance = (Date.parse(to) - Date.parse(from)) / DAY;
  return {
    former,
    days: inOrder(former.map((day) => (day === moved ? next : day))),
    dayOf: (day) => (weekdayOf(day) === moved ? dayAfter(day, distance) : day),
  };
}

/** Changes the length of the sessions of a schedule. @throws Invalid */
function changeLength(cohort: Cohort, session: CohortSession, { date, endsAt }: UpdateCohortSessionInput) {
  if (endsAt === undefined) return;
  const start = date ?? session.date;
  const message = problemOfEnd(start, endsAt);
  if (message) throw Invalid([{ field: 'endsAt', message }]);
  cohort.recurrenceMinutes = endsAt ? Math.ceil((endsAt.getTime() - start.getTime()) / MINUTE) : null;
}

interface Split {
  since: Date;
  time: string;
  move: DayMove;
}

/** Continues the rule of a cohort from a moment on, with other days and another time, and with the meetings that are left. */
async function splitRule(cohort: Cohort, { since, time, move }: Split): Promise<void> {
  const zone = cohort.timeZone ?? UTC;
  const begin = cohort.recurrenceStart ?? cohort.startDate;
  const justBefore = new Date(since.getTime() - 1);
  const past = since > begin ? await meetingsOf(cohort, new Date(begin.getTime() - DAY), justBefore) : [];
  // A session of an earlier schedule is its own beginning; otherwise weeks are counted from a meeting of the rule.
  const [next] = since < begin ? [since] : await meetingsOf(cohort, justBefore, cohort.endDate);
  if (!next) throw Invalid([{ field: 'scope', message: NONE_AHEAD }]);
  const first = localTimeOf(next, zone).date;
  const rest = daysOfWeek(first).filter((day) => day >= first && move.former.includes(weekdayOf(day)));
  const start = rest.map(move.dayOf).toSorted()[0] ?? first;
  const today = localTimeOf(new Date(), zone).date;
  const isBetween = (day: string) => day > today && day >= start && day < first;
  if (daysOfWeek(first).some((day) => isBetween(day) && move.former.includes(weekdayOf(day))))
    throw Invalid([{ field: 'date', message: BEFORE_OTHER }]);
  cohort.recurrenceRule = continued(cohort.recurrenceRule!, move.days, past.length);
  cohort.recurrenceDays = cohort.recurrenceDays && move.days;
  cohort.recurrenceTime = time;
  cohort.recurrenceStart = instantOf(start, time, zone);
}
