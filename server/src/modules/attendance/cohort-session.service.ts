import type { EntityManager } from '@mikro-orm/postgresql';
import { assertCurrent, Conflict, Invalid } from '#kernel/errors';
import { given } from '#kernel/given';
import { Cohort } from '#modules/cohort/cohort.entity';
import { loadCohortForUpdate } from '#modules/cohort/load-cohort.service';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import type { Context } from '#platform/request/context';
import { Attendance } from './attendance.entity.ts';
import { announceSessions } from './attendance.events.ts';
import type { CreateCohortSessionInput, UpdateCohortSessionInput } from './attendance.input.ts';
import {
  ATTENDANCE_TAKEN,
  CANCELLED,
  IN_SCHEDULE,
  MAX_SESSIONS,
  problemOfEnd,
  TOO_MANY_SESSIONS,
} from './attendance.rules.ts';
import {
  announceSession,
  changeSession,
  publishMeetings,
  type SessionIds,
} from './change-session.service.ts';
import { changeSeries } from './change-series.service.ts';
import { CohortSession } from './cohort-session.entity.ts';
import { SessionScope } from './session-scope.enums.ts';

/** Adds a session to a cohort. @throws NotFound, Forbidden, Conflict when the cohort has too many */
export async function createCohortSession(
  context: Context,
  { cohortId, topic, date, endsAt, recordingUrl }: CreateCohortSessionInput,
): Promise<SessionIds> {
  assertEnd(date, endsAt);
  return context.transaction(async (em, afterCommit) => {
    const { cohort } = await loadCohortForUpdate(em, context.viewer, cohortId, 'manageSessions');
    const institutionId = cohort.institution.id;
    const count = await em.count(CohortSession, { cohort: [institutionId, cohortId] as never });
    if (count >= MAX_SESSIONS) throw Conflict(TOO_MANY_SESSIONS);
    const session = em.create(CohortSession, {
      institution: cohort.institution,
      cohort: referTo(em, Cohort, institutionId, cohortId),
      topic,
      date,
      endsAt: endsAt ?? null,
      recordingUrl: recordingUrl ?? null,
    });
    await announceSession({ em, context, afterCommit }, 'session.created', cohort, session.id);
    return { sessionId: session.id, id: cohortId };
  });
}

/**
 * Updates the given fields of a session.
 * @throws NotFound, Forbidden, Invalid, Conflict when it is cancelled, StaleVersion when `version` is given and not the current
 * one
 */
export async function updateCohortSession(
  context: Context,
  input: UpdateCohortSessionInput,
): Promise<SessionIds> {
  return changeSession(context, input.id, async ({ transaction, cohort, session }) => {
    if (session.cancelledAt) throw Conflict(CANCELLED);
    assertCurrent('session', session.version, input.version);
    if (input.recordingUrl !== undefined) session.recordingUrl = input.recordingUrl;
    const ids = { sessionId: session.id, id: cohort.id };
    if (input.scope && input.scope !== SessionScope.THIS) {
      countVersion(transaction.em, session);
      const isChanged = await changeSeries({ transaction, cohort, session }, input);
      if (isChanged) await publishMeetings(transaction, cohort);
      transaction.afterCommit(() => announceSessions(context, cohort)); // also a changed recording
      return ids;
    }
    const former = session.date;
    applyChanges(session, input);
    countVersion(transaction.em, session);
    await announceSession(transaction, 'session.updated', cohort, session.id);
    if (former.getTime() !== session.date.getTime())
      await publishMeetings(transaction, cohort, [former, session.date]);
    return ids;
  });
}

/** Counts a version of a session that has unsaved changes. */
function countVersion(em: EntityManager, session: CohortSession): void {
  if (pendingChanges(em, session)) session.version += 1;
}

/** Changes a session on its own. One that moves keeps its length; one of the schedule is detached from it. @throws Invalid */
function applyChanges(session: CohortSession, input: UpdateCohortSessionInput): void {
  const { topic, date, endsAt } = input;
  const moved = date ? date.getTime() - session.date.getTime() : 0;
  const end = session.endsAt ? new Date(session.endsAt.getTime() + moved) : null;
  session.topic = topic ?? session.topic;
  session.date = date ?? session.date;
  session.endsAt = given(endsAt, end);
  assertEnd(session.date, session.endsAt);
  if (session.originalStartsAt && (topic ?? date ?? endsAt) !== undefined) session.isDetached = true;
}

/** Asserts that a session ends after its start. @throws Invalid */
function assertEnd(date: Date, endsAt: Date | null | undefined): void {
  const message = problemOfEnd(date, endsAt);
  if (message) throw Invalid([{ field: 'endsAt', message }]);
}

/**
 * Deletes a session. Returns the IDs.
 * @throws NotFound, Forbidden, Conflict when attendance was taken or the schedule has it, StaleVersion when `version` is given
 * and not the current one
 */
export async function deleteCohortSession(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<SessionIds> {
  return changeSession(context, id, async ({ transaction, cohort, session }) => {
    const { em } = transaction;
    assertCurrent('session', session.version, version);
    if (session.originalStartsAt && cohort.recurrenceRule) throw Conflict(IN_SCHEDULE);
    const taken = await em.count(Attendance, { session: [cohort.institution.id, id] as never });
    if (taken > 0) throw Conflict(ATTENDANCE_TAKEN);
    await announceSession(transaction, 'session.deleted', cohort, id); // while webhooks can read the row
    await publishMeetings(transaction, cohort, [session.date]);
    em.remove(session);
    return { sessionId: id, id: cohort.id };
  });
}
