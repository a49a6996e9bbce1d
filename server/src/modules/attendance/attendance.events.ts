import { announceCohort } from '#modules/cohort/cohort.events';
import type { Context } from '#platform/request/context';

interface CohortKey {
  id: string;
  institution: { id: string };
}

/**
 * Publishes a change of the sessions of a cohort to every instance without waiting.
 * @param sessionId only session that changed, or whose attendance did
 */
export function announceSessions(
  { services: { bus, log } }: Context,
  { id, institution }: CohortKey,
  sessionId: string | null = null,
): void {
  bus
    .publish('sessionsChanged', { institutionId: institution.id, cohortId: id, sessionId })
    .catch((error: unknown) => log.warn({ err: error }, 'a change of sessions was not announced'));
}

/** Publishes a change of the schedule of a cohort: of its sessions, and of the cohort itself. */
export function announceSchedule(context: Context, cohort: CohortKey): void {
  announceSessions(context, cohort);
  announceCohort(context, cohort);
}
