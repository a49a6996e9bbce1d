import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { Invalid } from '#kernel/errors';
import { localTimeOf, UTC } from '#kernel/zone.rules';
import { DAY, MINUTE } from '#kernel/duration.rules';
import { arrayOf } from '#platform/database/array';
import { publish } from '#platform/domain-event/publish';
import type { Transaction } from '#platform/request/context';
import { announceSchedule } from './attendance.events.ts';
import { MAX_SESSIONS } from './attendance.rules.ts';
import { matchOccurrences, type Occurrence } from './match-occurrences.service.ts';
import { TOO_MANY_TOGETHER } from './recurring-schedule.rules.ts';

/** Days ahead for which the meetings of a schedule are sessions. */
export const DAYS_AHEAD = 120;

/** A session of the schedule, as it is stored. */
interface Row extends Occurrence {
  topic: string;
  date: Date;
  endsAt: Date | null;
  original: Date;
}

interface Options {
  /** Start of the first session that the schedule determines; those before belong to an earlier one. */
  since?: Date;
  /** Whether to refuse more sessions than a cohort can have, instead of adding the first ones. */
  mustFit?: boolean;
  /** Returns the day to which the schedule moved that of a session. */
  dayOf?: (day: string) => string;
}

/**
 * Makes the sessions of a locked cohort those of its recurring schedule, up to 120 days ahead: adds missing ones, moves those
 * with another start, and deletes those that the schedule no longer has. Sessions that were held, changed on their own, or
 * cancelled stay. Takes a fixed number of statements. Returns whether anything changed.
 * @throws Invalid with `mustFit` when the cohort would have more than 500 sessions
 */
export async function alignOccurrences(
  transaction: Transaction,
  cohort: Cohort,
  { since = cohort.recurrenceStart ?? new Date(0), dayOf = (day) => day, mustFit = false }: Options = {},
): Promise<boolean> {
  const { em, context, afterCommit } = transaction;
  const now = new Date();
  const zone = cohort.timeZone ?? UTC;
  const through = new Date(now.getTime() + DAYS_AHEAD * DAY);
  const starts = await meetingsOf(cohort, now, through);
  const wanted = new Map(starts.map((start) => [localTimeOf(start, zone).date, start]));
  const { rows, count } = await findOccurrences(em, cohort, now);
  const sessions = rows.map((row) =>
    Object.assign(row, {
      day: dayOf(localTimeOf(row.original, zone).date),
      isFixed: row.isFixed || row.original < since,
    }),
  );
  const { kept, gone, added } = matchOccurrences(sessions, wanted);
  const changed = kept.map((match) => changeOf(cohort, match)).filter((change) => change !== null);
  const free = Math.max(0, MAX_SESSIONS - count + gone.length);
  if (mustFit && added.length > free) throw Invalid([{ field: 'days', message: TOO_MANY_TOGETHER }]);
  cohort.recurrenceThrough = cohort.recurrenceRule ? through : null;
  const of = { institutionId: cohort.institution.id };
  await publish({ type: 'session.deleted', ...of, ids: gone.map(({ id }) => id) }, transaction); // while it can be read
  await deleteSessions(em, cohort, gone);
  await moveSessions(em, cohort, changed);
  const ids = await addSessions(em, cohort, added.slice(0, free));
  const visible = changed.filter(({ isShown }) => isShown);
  await publish({ type: 'session.updated', ...of, ids: visible.map(({ id }) => id) }, transaction);
  await publish({ type: 'session.created', ...of, ids }, transaction);
  const isChanged = gone.length + visible.length + ids.length > 0;
  if (isChanged) afterCommit(() => announceSchedule(context, cohort));
  return isChanged;
}

/** Returns the meetings of a cohort's recurring schedule after `from`, up to and including `until`. */
export async function meetingsOf(cohort: Cohort, from: Date, until: Date): Promise<Date[]> {
  const { recurrenceRule: rule, recurrenceTime, recurrenceStart, startDate, endDate, timeZone } = cohort;
  if (!rule) return [];
  // Loading the library takes 40 ms, which only cohorts with schedules need.
  const { meetingsBetween } = await import('#modules/cohort/meeting-times.service');
  const schedule = { rule, time: recurrenceTime ?? null, timeZone: timeZone ?? null, startDate, endDate };
  return meetingsBetween({ ...schedule, firstAt: recurrenceStart ?? null }, from, until);
}

/** Returns the end of a meeting of the schedule. */
const endOf = ({ recurrenceMinutes }: Cohort, start: Date) =>
  recurrenceMinutes ? new Date(start.getTime() + recurrenceMinutes * MINUTE) : null;

/** A session with the start of the schedule, and what students see of it. */
interface Change {
  id: string;
  original: Date;
  date: Date;
  endsAt: Date | null;
  topic: string;
  /** Whether more changes than the place in the schedule. */
  isShown: boolean;
}

function changeOf(cohort: Cohort, { session, at }: { session: Row; at: Date }): Change | null {
  const { id, isFixed, date, endsAt, topic, original } = session;
  const next = isFixed
    ? { date, endsAt, topic }
    : { date: at, endsAt: endOf(cohort, at), topic: cohort.recurrenceTopic ?? cohort.title };
  const isShown =
    next.date.getTime() !== date.getTime() ||
    next.endsAt?.getTime() !== endsAt?.getTime() ||
    next.topic !== topic;
  return isShown || original.getTime() !== at.getTime() ? { id, original: at, ...next, isShown } : null;
}

async function findOccurrences(
  em: EntityManager,
  { institution, id }: Cohort,
  now: Date,
): Promise<{ rows: Row[]; count: number }> {
  const rows = await em.execute<Record<string, never>[]>(
    `select s.id, s.topic, s.date, s.ends_at, s.original_starts_at,
       s.is_detached or s.cancelled_at is not null or s.date <= ?::timestamptz or exists (
         select from attendance a where a.institution_id = ? and a.session_id = s.id) as is_fixed
     from cohort_session s where s.institution_id = ? and s.cohort_id = ? order by s.date, s.id`,
    [now, institution.id, institution.id, id],
  );
  const ofSchedule = rows.filter((row) => row['original_starts_at']);
  return {
    count: rows.length,
    rows: ofSchedule.map((row) => ({
      id: row['id']!,
      topic: row['topic']!,
      day: '',
      isFixed: row['is_fixed']!,
      date: new Date(row['date']!),
      endsAt: row['ends_at'] ? new Date(row['ends_at']) : null,
      original: new Date(row['original_starts_at']!),
    })),
  };
}

async function deleteSessions(em: EntityManager, { institution }: Cohort, gone: Row[]): Promise<void> {
  if (gone.length === 0) return;
  await em.execute('delete from cohort_session where institution_id = ? and id = any(?::uuid[])', [
    institution.id,
    arrayOf(gone.map(({ id }) => id)),
  ]);
}

/** Moves sessions. Their places in the schedule are freed first, because one may take that of another. */
async function moveSessions(em: EntityManager, { institution }: Cohort, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = arrayOf(changes.map(({ id }) => id));
  await em.execute(
    'update cohort_session set original_starts_at = null where institution_id = ? and id = any(?::uuid[])',
    [institution.id, ids],
  );
  await em.execute(
    `update cohort_session s set original_starts_at = c.original, date = c.date, ends_at = c.ends_at, topic = c.topic,
       version = s.version + c.is_shown::int
     from json_to_recordset(?::json) as c (id uuid, original timestamptz, date timestamptz, ends_at timestamptz, topic text,
       is_shown boolean)
     where s.institution_id = ? and s.id = c.id`,
    [
      JSON.stringify(
        changes.map(({ endsAt, isShown, ...change }) => ({ ...change, ends_at: endsAt, is_shown: isShown })),
      ),
      institution.id,
    ],
  );
}

/** Adds sessions, except those that another instance added. Returns their IDs. */
async function addSessions(em: EntityManager, cohort: Cohort, starts: Date[]): Promise<string[]> {
  if (starts.length === 0) return [];
  const added = starts.map((date) => ({ id: uuidv7(), date, ends_at: endOf(cohort, date) }));
  const rows = await em.execute<{ id: string }[]>(
    `insert into cohort_session (institution_id, id, cohort_id, created_at, topic, date, ends_at, original_starts_at)
     select ?, s.id, ?, ?, ?, s.date, s.ends_at, s.date
     from json_to_recordset(?::json) as s (id uuid, date timestamptz, ends_at timestamptz) order by s.date
     on conflict (institution_id, cohort_id, original_starts_at) do nothing returning id`,
    [
      cohort.institution.id,
      cohort.id,
      new Date(),
      cohort.recurrenceTopic ?? cohort.title,
      JSON.stringify(added),
    ],
  );
  return rows.map(({ id }) => id);
}
