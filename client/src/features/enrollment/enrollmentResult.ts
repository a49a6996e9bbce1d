import type { ApolloCache } from '@apollo/client';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { EnrollmentPayload } from './optimisticPayload.ts';

/** Evicts what is due: no optimistic response contains it, so the dashboard refetches it. */
export const evictDue = (cache: ApolloCache): void =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' });

/** Shows the result, or the error, in a toast. Never rejects. */
export async function notifyResult(result: Promise<string>): Promise<void> {
  try {
    notify.success(await result);
  } catch (error) {
    notify.error(readError(error).message || texts.enroll.failed);
  }
}

/** Returns the enrollment of a payload with the fields that the cached lists need. */
export function placeIn({ enrollment }: EnrollmentPayload, viewerId: string) {
  const { id, status, cohort } = enrollment;
  return {
    viewerId,
    cohortId: cohort.id,
    enrollmentId: id,
    status,
    courseIds: cohort.courses.map((course) => course.id),
  };
}
