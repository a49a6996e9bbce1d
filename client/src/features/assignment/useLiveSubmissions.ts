import { useSubscription } from '@apollo/client/react';
import { LiveSubmissionsDocument } from './LiveSubmissions.generated.ts';

/**
 * Brings submissions as they are handed in and graded: what arrives is in the cache, and so on every screen.
 * @param activityId only those for this activity; all that the viewer may see without it
 * @param onChange told of each
 */
export function useLiveSubmissions(activityId?: string, onChange?: () => void): void {
  useSubscription(LiveSubmissionsDocument, {
    variables: activityId ? { activityId } : {},
    ignoreResults: true,
    onData: () => onChange?.(),
  });
}
