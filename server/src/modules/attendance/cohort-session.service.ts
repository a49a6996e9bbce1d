import { assertMember } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import { announceCohort } from '#modules/cohort/cohort.events';
import { Cohort } from '#modules/cohort/cohort.entity';
import { loadCohortForUpdate } from '#modules/cohort/load-cohort.service';
import { referTo } from '#platform/database/references';
import type { DomainEventType } from '#platform/domain-event/domain-event';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Attendance } from './attendance.entity.ts';
import type { CreateCohortSessionInput, UpdateCohortSessionInput } from './attendance.input.ts';
import { ATTENDANCE_TAKEN, MAX_SESSIONS, TOO_MANY_SESSIONS } from './attendance.rules.ts';
import { CohortSession } from './cohort-session.entity.ts';

/** IDs of a session and, as `id`, of its cohort. */
export interface SessionIds {
  sessionId: string;
  id: string;
}

/** A session of a cohort whose row is locked. */
interface Held {
  transaction: Transaction;
  cohort: Cohort;
  session: CohortSession;
}

/** Adds a session to a cohort. @throws NotFound, Forbidden, Conflict when the cohort has too many */
export async function createCohortSession(
  context: Context,
  { cohortId, topic, date }: CreateCohortSessionInput,
): Promise<SessionIds> {
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
    });
    await announceSession({ em, context, afterCommit }, 'session.created', cohort, session.id);
    return { sessionId: session.id, id: cohortId };
  });
}

/** Updates the given fields of a session. @throws NotFound, Forbidden */
export async function updateCohortSession(
  context: Context,
  { id, topic, date }: UpdateCohortSessionInput,
): Promise<SessionIds> {
  return changeSession(context, id, async ({ transaction, cohort, session }) => {
    const former = session.date;
    session.topic = topic ?? session.topic;
    session.date = date ?? session.date;
    await announceSession(transaction, 'session.updated', cohort, id);
    if (former.getTime() !== session.date.getTime())
      await publishMeetings(transaction, cohort, [former, session.date]);
    return { sessionId: id, id: cohort.id };
  });
}

/** Deletes a session. Returns the IDs. @throws NotFound, Forbidden, Conflict when attendance was taken */
export async function deleteCohortSession(context: Context, id: string): Promise<SessionIds> {
  return changeSession(context, id, async ({ transaction, cohort, session }) => {
    const { em } = transaction;
    const taken = await em.count(Attendance, { session: [cohort.institution.id, id] as never });
    if (taken > 0) throw Conflict(ATTENDANCE_TAKEN);
    await announceSession(transaction, 'session.deleted', cohort, id); // while webhooks can read the row
    await publishMeetings(transaction, cohort, [session.date]);
    em.remove(session);
    return { sessionId: id, id: cohort.id };
  });
}

/**
 * Runs a change of a session or its attendance, with the cohort's row locked, so that attendance is not taken at a
 * session while it is deleted.
 * @throws NotFound, Forbidden
 */
export async function changeSession<T>(
  context: Context,
  id: string,
  apply: (held: Held) => Promise<T>,
): Promise<T> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound(NOUN));
  return context.transaction(async (em, afterCommit) => {
    const found = await em.findOne(CohortSession, { id });
    if (!found) throw NotFound(NOUN);
    const { cohort } = await loadCohortForUpdate(em, viewer, found.cohort.id, 'manageSessions', NOUN);
    const session = await em.findOne(CohortSession, { id }, { refresh: true });
    if (!session) throw NotFound(NOUN);
    return apply({ transaction: { em, context, afterCommit }, cohort, session });
  });
}

const NOUN = 'Session';

/** Publishes an event of a session and updates open screens of its cohort. */
export async function announceSession(
  transaction: Transaction,
  type: DomainEventType & (`session.${string}` | 'attendance.marked'),
  cohort: Cohort,
  sessionId: string,
): Promise<void> {
  const { context, afterCommit } = transaction;
  await publish({ type, institutionId: cohort.institution.id, ids: [sessionId] }, transaction);
  afterCommit(() => announceCohort(context, cohort));
}

/** Notifies the students of a published cohort of a planned session that moved or is gone. */
async function publishMeetings(transaction: Transaction, cohort: Cohort, dates: Date[]): Promise<void> {
  const isAhead = dates.some((date) => date > new Date());
  if (!isAhead || !cohort.publishedAt) return;
  const { institution, id } = cohort;
  const event = { institutionId: institution.id, ids: [id], changes: ['meetings'] };
  await publish({ type: 'cohort.updated', ...event }, transaction);
}
