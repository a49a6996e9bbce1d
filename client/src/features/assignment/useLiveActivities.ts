import { useSubscription } from '@apollo/client/react';
import { LiveActivitiesDocument } from './LiveActivities.generated.ts';

/**
 * Subscribes to edits and extensions of activities, and writes them to the cache that all screens read.
 * @param id restricts the subscription to an activity; by default all visible activities
 * @param onChange called on each change
 */
export function useLiveActivities(id?: string, onChange?: () => void): void {
  useSubscription(LiveActivitiesDocument, {
    variables: id ? { id } : {},
    ignoreResults: true,
    onData: () => onChange?.(),
  });
}
