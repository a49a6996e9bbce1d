import type { Context } from '#platform/request/context';
import { announceWork } from './work.events.ts';

/** Publishes a submitted or graded submission. */
export function announceSubmission(
  { viewer, services }: Context,
  { id, activityId, studentId }: { id: string; activityId: string; studentId: string },
  institutionId = viewer.institutionId!,
): void {
  announceWork(services, 'submissionChanged', { institutionId, of: activityId, id, readers: [studentId] });
}
