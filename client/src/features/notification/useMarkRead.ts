import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  MarkRead_ViewerFragmentDoc,
} from './MarkRead.generated.ts';
import { readAllInLists } from './notificationCache.ts';

/** Highest count of the server: one less than a capped count is still the cap. */
const MAX_COUNTED = 100;

/**
 * Marks notifications as read on all screens, with an optimistic response. When the server rejects the call, the change
 * is rolled back and a toast says so.
 */
export function useMarkRead(viewerId: string) {
  const { cache } = useApolloClient();
  const [sendOne] = useMutation(MarkNotificationReadDocument);
  const [sendAll] = useMutation(MarkAllNotificationsReadDocument);

  return {
    markRead: (id: string): void => {
      const unread = unreadCountOf(cache, viewerId);
      const left = unread >= MAX_COUNTED ? unread : Math.max(0, unread - 1);
      void notifyFailure(
        sendOne({
          variables: { id },
          optimisticResponse: withTypenames({
            markNotificationRead: {
              __typename: 'NotificationPayload',
              notification: { __typename: 'Notification', id, isRead: true },
              viewer: { __typename: 'Viewer', id: viewerId, unreadNotificationCount: left },
            },
          }),
        }),
      );
    },
    markAllRead: (): void =>
      void notifyFailure(
        sendAll({
          optimisticResponse: withTypenames({
            markAllNotificationsRead: {
              __typename: 'MarkAllNotificationsReadPayload',
              viewer: { __typename: 'Viewer', id: viewerId, unreadNotificationCount: 0 },
            },
          }),
          update: readAllInLists,
        }),
      ),
  };
}

/** Returns the number of unread notifications of the viewer in the cache. */
export const unreadCountOf = (cache: ApolloCache, viewerId: string): number =>
  cache.readFragment({ id: `Viewer:${viewerId}`, fragment: MarkRead_ViewerFragmentDoc }, true)
    ?.unreadNotificationCount ?? 0;

/** Types the response without typenames, by which the cache identifies objects: the operations' types omit them. */
const withTypenames = <T>(answer: T): T => answer;

/** Reports a failure in a toast. Never rejects, because callers cannot handle it further. */
async function notifyFailure(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    notify.error(readError(error).message || texts.notifications.markAllFailed);
  }
}
