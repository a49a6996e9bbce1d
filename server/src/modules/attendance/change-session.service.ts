import { announceCohort } from '#modules/cohort/cohort.events';
import type { Cohort } from '#modules/cohort/cohort.entity';
import { loadPartForUpdate } from '#modules/cohort/load-cohort.service';
import type { DomainEventType } from '#platform/domain-event/domain-event';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { announceSessions } from './attendance.events.ts';
import { CohortSession } from './cohort-session.entity.ts';

/** IDs of a session and, as `id`, of its cohort. */
export interface SessionIds {
  sessionId: string;
  id: string;
}

/** A session of a cohort whose row is locked. */
export interface Held {
  transaction: Transaction;
  cohort: Cohort;
  session: CohortSession;
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
  return context.transaction(async (em, afterCommit) => {
    const wanted = { id, act: 'manageSessions', what: 'Session' } as const;
    const { cohort, part } = await loadPartForUpdate(em, context.viewer, CohortSession, wanted);
    return apply({ transaction: { em, context, afterCommit }, cohort, session: part });
  });
}

/** Publishes an event of a session and updates open screens of its cohort; attendance concerns those with its sessions. */
export async function announceSession(
  transaction: Transaction,
  type: DomainEventType & (`session.${string}` | 'attendance.marked'),
  cohort: Cohort,
  sessionId: string,
): Promise<void> {
  const { context, afterCommit } = transaction;
  await publish({ type, institutionId: cohort.institution.id, ids: [sessionId] }, transaction);
  afterCommit(() => {
    announceSessions(context, cohort, sessionId);
    if (type !== 'attendance.marked') announceCohort(context, cohort);
  });
}

/**
 * Notifies the students of a published cohort of planned sessions that moved or are gone.
 * @param dates starts before and after the change; past ones are no news
 */
export async function publishMeetings(
  transaction: Transaction,
  cohort: Cohort,
  dates?: Date[],
): Promise<void> {
  const isAhead = dates?.some((date) => date > new Date()) ?? true;
  if (!isAhead || !cohort.publishedAt) return;
  const { institution, id } = cohort;
  const event = { institutionId: institution.id, ids: [id], changes: ['meetings'] };
  await publish({ type: 'cohort.updated', ...event }, transaction);
}
