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

/** The server counts no further: one less of so many is still as many. */
const COUNTED = 100;

/** Marking notifications as read. Every list shows it at once; where the server refuses, all is as it was, and a toast says so. */
export function useMarkRead(viewerId: string) {
  const { cache } = useApolloClient();
  const [sendOne] = useMutation(MarkNotificationReadDocument);
  const [sendAll] = useMutation(MarkAllNotificationsReadDocument);

  return {
    markRead: (id: string): void => {
      const unread = unreadOf(cache, viewerId);
      const left = unread >= COUNTED ? unread : Math.max(0, unread - 1);
      void tell(
        sendOne({
          variables: { id },
          optimisticResponse: named({
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
      void tell(
        sendAll({
          optimisticResponse: named({
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

/** How many notifications of the viewer are unread, as far as the cache knows. */
export const unreadOf = (cache: ApolloCache, viewerId: string): number =>
  cache.readFragment({ id: `Viewer:${viewerId}`, fragment: MarkRead_ViewerFragmentDoc }, true)
    ?.unreadNotificationCount ?? 0;

/** With the types' names, by which the cache knows objects and of which the operations' types say nothing. */
const named = <T>(answer: T): T => answer;

/** Never rejects: there is nothing left to do for who waits. */
async function tell(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    notify.error(readError(error).message || texts.notifications.markAllFailed);
  }
}
