import { useSubscription } from '@apollo/client/react';
import { applyDiscussionChange } from './discussionCache.ts';
import { DiscussionChangedDocument } from './useDiscussionChanges.generated.ts';

interface Followed {
  /** Restricts the subscription to a discussion. */
  id?: string;
  /** Restricts the subscription to a course; null for all. */
  courseId?: string | null;
  onDeleted?: (id: string) => void;
}

/** Subscribes to discussions and their replies while they are on the screen, and updates the cache. */
export function useDiscussionChanges({ id, courseId = null, onDeleted }: Followed): void {
  useSubscription(DiscussionChangedDocument, {
    variables: { id: id ?? null, courseId },
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) => {
      if (!data) return;
      const change = data.discussionChanged;
      applyDiscussionChange(cache, change);
      if (!change.discussion) onDeleted?.(change.id);
    },
  });
}
