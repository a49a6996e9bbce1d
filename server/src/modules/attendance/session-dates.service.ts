import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { type CohortDate, CohortDateKind } from '#modules/cohort/cohort-dates.enums';
import { type DateMove, movedSql, moveValues } from '#modules/cohort/cohort-dates.sql';
import { type CohortCopy, copyRows } from '#modules/cohort/copy-rows.service';

/** SQL: sessions `s` that have not been held at a time that is given. */
const NOT_HELD = `s.date > ?::timestamptz and not exists (
  select 1 from attendance a where a.institution_id = s.institution_id and a.session_id = s.id)`;

/** Returns the starts of a cohort's sessions. */
export async function listSessionDates(
  em: EntityManager,
  { institution, id }: Cohort,
  which: 'not held' | 'all',
): Promise<CohortDate[]> {
  const rows = await em.execute<{ topic: string; date: string }[]>(
    `select s.topic, s.date from cohort_session s
     where s.institution_id = ? and s.cohort_id = ?${which === 'all' ? '' : ` and ${NOT_HELD}`} order by s.date, s.id`,
    which === 'all' ? [institution.id, id] : [institution.id, id, new Date()],
  );
  return rows.map(({ topic, date }) => ({ kind: CohortDateKind.SESSION, title: topic, at: new Date(date) }));
}

/** Moves the sessions of a locked cohort that have not been held, and the end of its recurring schedule. */
export async function shiftSessions(em: EntityManager, cohort: Cohort, move: DateMove): Promise<void> {
  await em.execute(
    `update cohort_session s set date = ${movedSql('s.date')}
     where s.institution_id = ? and s.cohort_id = ? and ${NOT_HELD}`,
    [...moveValues(move), cohort.institution.id, cohort.id, new Date()],
  );
  await moveEndOfRule(em, cohort, move);
}

/** Copies the sessions of a cohort, without attendance, and its recurring schedule. */
export async function copySessions(em: EntityManager, copy: CohortCopy): Promise<void> {
  const { from, to, move } = copy;
  to.recurrenceRule = from.recurrenceRule ?? null;
  to.recurrenceDays = from.recurrenceDays ? [...from.recurrenceDays] : null;
  to.recurrenceTime = from.recurrenceTime ?? null;
  await moveEndOfRule(em, to, move);
  await copyRows(em, copy, { table: 'cohort_session', columns: ['topic'], dates: ['date'] });
}

const UNTIL = /UNTIL=(\d{8}T\d{6}Z)/;

/** Moves the end of the recurring schedule, in the column itself: `UNTIL` is an instant. */
async function moveEndOfRule(em: EntityManager, cohort: Cohort, move: DateMove): Promise<void> {
  const [, until] = UNTIL.exec(cohort.recurrenceRule ?? '') ?? [];
  if (!until) return;
  const [row] = await em.execute<{ moved: string }[]>(
    `select to_char(${movedSql('?::timestamptz')} at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as moved`,
    [until, ...moveValues(move)],
  );
  cohort.recurrenceRule = cohort.recurrenceRule!.replace(UNTIL, `UNTIL=${row!.moved}`);
}
