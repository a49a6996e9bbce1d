import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { type CohortDate, CohortDateKind } from '#modules/cohort/cohort-dates.enums';
import { type DateMove, movedSql, moveValues } from '#modules/cohort/cohort-dates.sql';
import { type CohortCopy, copyRows } from '#modules/cohort/copy-rows.service';
import { arrayOf } from '#platform/database/array';
import { daysLater, weekdaysLater } from './recurrence-rule.service.ts';

/** SQL: sessions `s` that have not been held. Its parameters are the time and the institution. */
const NOT_HELD = `s.date > ?::timestamptz and s.cancelled_at is null and not exists (
  select 1 from attendance a where a.institution_id = ? and a.session_id = s.id)`;

/** Returns the starts of a cohort's sessions. */
export async function listSessionDates(
  em: EntityManager,
  { institution, id }: Cohort,
  which: 'not held' | 'all',
): Promise<CohortDate[]> {
  const rows = await em.execute<{ topic: string; date: string }[]>(
    `select s.topic, s.date from cohort_session s
     where s.institution_id = ? and s.cohort_id = ?${which === 'all' ? ' and s.cancelled_at is null' : ` and ${NOT_HELD}`} order by s.date, s.id`,
    which === 'all' ? [institution.id, id] : [institution.id, id, new Date(), institution.id],
  );
  return rows.map(({ topic, date }) => ({ kind: CohortDateKind.SESSION, title: topic, at: new Date(date) }));
}

/** Moves the sessions of a locked cohort that have not been held, and its recurring schedule. */
export async function shiftSessions(em: EntityManager, cohort: Cohort, move: DateMove): Promise<void> {
  const { institution, id } = cohort;
  const moved = `from cohort_session s where s.institution_id = ? and s.cohort_id = ? and ${NOT_HELD}`;
  // Their places in the schedule are freed first, because one may take that of another.
  const rows = await em.execute<{ id: string }[]>(
    `select s.id, ${movedSql('s.date')} as date, ${movedSql('s.ends_at')} as ends_at,
       ${movedSql('s.original_starts_at')} as original ${moved}`,
    [
      ...moveValues(move),
      ...moveValues(move),
      ...moveValues(move),
      institution.id,
      id,
      new Date(),
      institution.id,
    ],
  );
  await em.execute(
    'update cohort_session set original_starts_at = null where institution_id = ? and id = any(?::uuid[])',
    [institution.id, arrayOf(rows.map((row) => row.id))],
  );
  await em.execute(
    `update cohort_session s set date = m.date, ends_at = m.ends_at, original_starts_at = m.original,
       version = s.version + 1
     from json_to_recordset(?::json) as m (id uuid, date timestamptz, ends_at timestamptz, original timestamptz)
     where s.institution_id = ? and s.id = m.id`,
    [JSON.stringify(rows), institution.id],
  );
  await moveRule(em, cohort, move);
}

/** Copies the sessions of a cohort that are not cancelled, without attendance, and its recurring schedule. */
export async function copySessions(em: EntityManager, copy: CohortCopy): Promise<void> {
  const { from, to, move } = copy;
  to.recurrenceRule = from.recurrenceRule ?? null;
  to.recurrenceDays = from.recurrenceDays ? [...from.recurrenceDays] : null;
  to.recurrenceTime = from.recurrenceTime ?? null;
  to.recurrenceMinutes = from.recurrenceMinutes ?? null;
  to.recurrenceTopic = from.recurrenceTopic ?? null;
  to.recurrenceStart = from.recurrenceStart ?? null;
  await moveRule(em, to, move);
  await copyRows(em, copy, {
    table: 'cohort_session',
    columns: ['topic', 'is_detached'],
    dates: ['date', 'ends_at', 'original_starts_at'],
    where: { sql: 'p.cancelled_at is null' },
  });
}

const UNTIL = /UNTIL=(\d{8}T\d{6}Z)/;

/** Moves a recurring schedule: its days of the week, its start and its end, which are instants. */
async function moveRule(em: EntityManager, cohort: Cohort, move: DateMove): Promise<void> {
  if (!cohort.recurrenceRule) return;
  const [, until = null] = UNTIL.exec(cohort.recurrenceRule) ?? [];
  const [row] = await em.execute<{ until: string | null; start: string | null }[]>(
    `select to_char(${movedSql('?::timestamptz')} at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as until,
       ${movedSql('?::timestamptz')} as start`,
    [until, ...moveValues(move), cohort.recurrenceStart ?? null, ...moveValues(move)],
  );
  const rule = until ? cohort.recurrenceRule.replace(UNTIL, `UNTIL=${row!.until}`) : cohort.recurrenceRule;
  cohort.recurrenceRule = daysLater(rule, move.days);
  cohort.recurrenceDays = cohort.recurrenceDays ? weekdaysLater(cohort.recurrenceDays, move.days) : null;
  cohort.recurrenceStart = row!.start ? new Date(row!.start) : null;
}
