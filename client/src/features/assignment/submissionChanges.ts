import type { ApolloCache } from '@apollo/client';

/** Event about a submission, which is null when its activity was deleted. */
interface SubmissionChange {
  activityId: string;
  submission: object | null;
}

/** Activities that this tab deletes. The app leaves their screen, which would otherwise show an error for a moment. */
const deletedHere = new Set<string>();

/** Lets the screen that deletes an activity leave it undisturbed by the event. */
export const expectDeletion = (activityId: string): void => void deletedHere.add(activityId);

/** Returns whether an event reports what this tab deletes itself. */
export const isOwnDeletion = ({ activityId, submission }: SubmissionChange): boolean =>
  !submission && deletedHere.has(activityId);

/**
 * Updates the cache after an event, whose submission is cached already. Visible lists that may have a deleted activity are
 * refetched.
 */
export function applySubmissionChange(cache: ApolloCache, { submission }: SubmissionChange): void {
  if (submission) return;
  cache.batch({
    update: () => {
      cache.evict({ fieldName: 'activities' });
      for (const id of Object.keys(cache.extract() as object))
        if (id.startsWith('Course:')) cache.evict({ id, fieldName: 'activities' });
    },
  });
}
