import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { assertCurrent, Conflict } from '#kernel/errors';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { announceSchedule } from './attendance.events.ts';
import type { CancelCohortSessionInput } from './attendance.input.ts';
import { CANCELLED, HELD } from './attendance.rules.ts';
import { assertInSeries, beginOf } from './change-series.service.ts';
import { changeSession, type Held, publishMeetings, type SessionIds } from './change-session.service.ts';
import { endingAt } from './recurrence-rule.service.ts';
import { removeSchedule } from './recurring-schedule.service.ts';
import { SessionScope } from './session-scope.enums.ts';

/**
 * Cancels a session, alone or with others of its schedule, which then ends. Sessions that were held stay.
 * @throws NotFound, Forbidden, Conflict when it was held or is cancelled, Invalid for other scopes without a schedule,
 * StaleVersion when `version` is given and not the current one
 */
export async function cancelCohortSession(
  context: Context,
  { id, version, scope, reason }: CancelCohortSessionInput,
): Promise<SessionIds> {
  return changeSession(context, id, async (held) => {
    const { transaction, cohort, session } = held;
    if (session.cancelledAt) throw Conflict(CANCELLED);
    assertCurrent('session', session.version, version);
    const { em } = transaction;
    const isAlone = !scope || scope === SessionScope.THIS;
    const condition = isAlone ? { sql: 's.id = ?', value: id } : await endSeries(held, scope);
    const ids = await cancelWhere(em, cohort, condition, reason ?? '');
    if (ids.length === 0) throw Conflict(HELD);
    await publish({ type: 'session.updated', institutionId: cohort.institution.id, ids }, transaction);
    await publishMeetings(transaction, cohort);
    transaction.afterCommit(() => announceSchedule(context, cohort));
    return { sessionId: id, id: cohort.id };
  });
}

interface Condition {
  sql: string;
  value: string | Date;
}

/** Ends the schedule of a cohort before the first session that a change concerns. Returns the condition for those sessions. */
async function endSeries({ transaction, cohort, session }: Held, scope: SessionScope): Promise<Condition> {
  assertInSeries(cohort, session);
  const since = await beginOf(transaction.em, cohort, session, scope);
  if (scope === SessionScope.ALL) removeSchedule(cohort);
  else cohort.recurrenceRule = endingAt(cohort.recurrenceRule!, new Date(since.getTime() - 1000));
  return { sql: 's.original_starts_at >= ?', value: since };
}

/** Cancels the sessions of a cohort that meet a condition and were not held. Returns their IDs. */
async function cancelWhere(
  em: EntityManager,
  { institution, id }: Cohort,
  { sql, value }: Condition,
  reason: string,
): Promise<string[]> {
  const now = new Date();
  const rows = await em.execute<{ id: string }[]>(
    `update cohort_session s set cancelled_at = ?, cancel_reason = ?, version = s.version + 1
     where s.institution_id = ? and s.cohort_id = ? and ${sql} and s.cancelled_at is null and s.date > ? and not exists (
       select 1 from attendance a where a.institution_id = ? and a.session_id = s.id) returning s.id`,
    [now, reason, institution.id, id, value, now, institution.id],
  );
  return rows.map((row) => row.id);
}
