import type { EntityManager } from '@mikro-orm/postgresql';
import { listSessionDates, shiftSessions } from '#modules/attendance/session-dates.service';
import { EARLIEST_DATE, LATEST_DATE } from '#modules/course/course.rules';
import { Invalid } from '#kernel/errors';
import { UTC } from '#kernel/zone.rules';
import { type DateMove, movedSql, moveValues } from './cohort-dates.sql.ts';
import { type CohortDate, CohortDateKind } from './cohort-dates.enums.ts';
import type { Cohort } from './cohort.entity.ts';

/** A date with its value after a move. */
export interface DateChange extends Omit<CohortDate, 'at'> {
  from: Date;
  to: Date;
}

/** Returns the move of a cohort's dates by a number of days of its time zone. */
export const byDays = ({ timeZone }: Pick<Cohort, 'timeZone'>, days: number): DateMove => ({
  days,
  fromZone: timeZone ?? UTC,
  toZone: timeZone ?? UTC,
});

/**
 * Returns every date that a move changes. A cohort that moves keeps the sessions that have been held; a copy has all.
 * @throws Invalid when a date leaves the calendar
 */
export async function listDateChanges(
  em: EntityManager,
  cohort: Cohort,
  move: DateMove,
  sessions: 'not held' | 'all',
): Promise<DateChange[]> {
  const dates = [
    ...ownDates(cohort),
    ...(await listMilestoneDates(em, cohort)),
    ...(await listSessionDates(em, cohort, sessions)),
  ];
  const moved = await moveInstants(
    em,
    dates.map(({ at }) => at),
    move,
  );
  if (moved.some((to) => to < EARLIEST_DATE || to >= LATEST_DATE))
    throw Invalid([{ field: 'days', message: 'A date would leave the years from 2000 to 2199.' }]);
  return dates.map(({ kind, title, at }, index) => ({ kind, title, from: at, to: moved[index]! }));
}

function ownDates({ startDate, endDate, registrationDeadline }: Cohort): CohortDate[] {
  const dates = [
    { kind: CohortDateKind.START, title: null, at: startDate },
    { kind: CohortDateKind.END, title: null, at: endDate },
  ];
  if (registrationDeadline)
    dates.push({ kind: CohortDateKind.REGISTRATION_DEADLINE, title: null, at: registrationDeadline });
  return dates;
}

async function listMilestoneDates(em: EntityManager, { institution, id }: Cohort): Promise<CohortDate[]> {
  const rows = await em.execute<{ title: string; deadline: string }[]>(
    'select title, deadline from milestone where institution_id = ? and cohort_id = ? order by deadline, id',
    [institution.id, id],
  );
  return rows.map(({ title, deadline }) => ({
    kind: CohortDateKind.MILESTONE,
    title,
    at: new Date(deadline),
  }));
}

/** Returns instants after a move. */
async function moveInstants(em: EntityManager, instants: Date[], move: DateMove): Promise<Date[]> {
  const rows = await em.execute<{ moved: string }[]>(
    `select ${movedSql('at')} as moved from unnest(?::timestamptz[]) with ordinality as given (at, position)
     order by position`,
    [...moveValues(move), `{${instants.map((instant) => instant.toISOString()).join()}}`],
  );
  return rows.map(({ moved }) => new Date(moved));
}

/** Moves the dates of a locked cohort, of its milestones and of its sessions that have not been held. @throws Invalid */
export async function moveDates(em: EntityManager, cohort: Cohort, move: DateMove): Promise<void> {
  const changes = await listDateChanges(em, cohort, move, 'not held');
  const moved = (kind: CohortDateKind) => changes.find((change) => change.kind === kind)?.to;
  cohort.startDate = moved(CohortDateKind.START)!;
  cohort.endDate = moved(CohortDateKind.END)!;
  cohort.registrationDeadline = moved(CohortDateKind.REGISTRATION_DEADLINE) ?? null;
  await em.execute(
    `update milestone set deadline = ${movedSql('deadline')}, version = version + 1 where institution_id = ? and cohort_id = ?`,
    [...moveValues(move), cohort.institution.id, cohort.id],
  );
  await shiftSessions(em, cohort, move);
}
