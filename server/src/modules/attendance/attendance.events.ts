import { announceCohort } from '#modules/cohort/cohort.events';
import type { Context } from '#platform/request/context';
import { announce } from '#platform/pubsub/announce';

interface CohortKey {
  id: string;
  institution: { id: string };
}

/**
 * Publishes a change of the sessions of a cohort to every instance without waiting.
 * @param sessionId only session that changed, or whose attendance did
 */
export const announceSessions = (
  { services }: Context,
  { id, institution }: CohortKey,
  sessionId: string | null = null,
): void => announce(services, 'sessionsChanged', { institutionId: institution.id, cohortId: id, sessionId });

/** Publishes a change of the schedule of a cohort: of its sessions, and of the cohort itself. */
export function announceSchedule(context: Context, cohort: CohortKey): void {
  announceSessions(context, cohort);
  announceCohort(context, cohort);
}
