import { cohortPolicy } from '#modules/cohort/cohort.policy';
import type { Context } from '#platform/request/context';
import type { Seat } from './seat.service.ts';

/** Returns whether the viewer can read the cohort: published and, for guests of the institution, public; or its own. */
export function canReadCohort({ viewer }: Pick<Context, 'viewer'>, seat: Seat, isGuest: boolean): boolean {
  if (isGuest || viewer.access === 'seat') return seat.isPublic && seat.isPublished;
  const ownership = { institutionId: seat.institution.id, createdById: seat.createdById };
  return seat.isPublished || cohortPolicy.edit(viewer, ownership);
}
