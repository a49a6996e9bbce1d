import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { onReconnected } from '../app/reconnections.ts';
import { preloadToasts } from '../ui/Toasts.tsx';
import { notify } from '../ui/toasts.ts';
import {
  LiveNotificationsDocument,
  UnreadNotificationCountDocument,
  type NotificationKind,
} from './LiveNotifications.generated.ts';
import { putFirst } from './notificationCache.ts';
import { wordsOf } from './NotificationItem.tsx';

/**
 * What is worth a toast: what others did to the viewer. What it did itself had a toast then, and a teacher of a
 * popular cohort would see nothing but toasts; the bell counts those.
 */
const toasted: ReadonlySet<NotificationKind> = new Set([
  'WAITLIST_PROMOTION',
  'COHORT_CHANGE',
  'COHORT_DELETION',
  'ACTIVITY',
]);

/** Brings notifications as they come: to the bell, to every list, some to a toast. */
export default function LiveNotifications() {
  const client = useApolloClient();
  useSubscription(LiveNotificationsDocument, {
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) => {
      if (!data) return;
      const { notification } = data.notificationAdded;
      putFirst(cache, { ...notification, isNew: notification.count === 1 });
      if (toasted.has(notification.kind)) notify.info(wordsOf(notification));
    },
  });
  useEffect(preloadToasts, []);
  useEffect(
    () =>
      onReconnected(() => {
        // What came meanwhile was told to nobody: the lists on screen ask again, the others when they are opened.
        client.cache.evict({ fieldName: 'notifications' });
        void client
          .query({ query: UnreadNotificationCountDocument, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      }),
    [client],
  );
  return null;
}
