import { useSubscription } from '@apollo/client/react';
import { LiveSubmissionsDocument } from './LiveSubmissions.generated.ts';
import { applySubmissionChange, isOwnDeletion } from './submissionChanges.ts';

/**
 * Subscribes to submissions and grades, and writes them to the cache that all screens read.
 * @param activityId restricts the subscription to an activity; by default all visible submissions
 * @param onChange called on each change, with whether the activity was deleted
 */
export function useLiveSubmissions(activityId?: string, onChange?: (isDeleted: boolean) => void): void {
  useSubscription(LiveSubmissionsDocument, {
    variables: activityId ? { activityId } : {},
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) => {
      if (!data || isOwnDeletion(data.submissionChanged)) return;
      applySubmissionChange(cache, data.submissionChanged);
      onChange?.(!data.submissionChanged.submission);
    },
  });
}
