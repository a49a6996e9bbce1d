import { useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { notify } from '#lib/toasts';
import {
  LiveNotificationsDocument,
  LiveReadingDocument,
  type NotificationKind,
} from './LiveNotifications.generated.ts';
import { putFirst, readAllInLists } from './notificationCache.ts';
import { placeOf, wordsOf } from './NotificationItem.tsx';
import { seeSubject } from './seenSubject.ts';

/**
 * What is worth a toast: what others did to the viewer. What it did itself had a toast then, and a teacher of a
 * popular cohort would see nothing but toasts; the bell counts those.
 */
const toasted: ReadonlySet<NotificationKind> = new Set([
  'WAITLIST_PROMOTION',
  'COHORT_CHANGE',
  'COHORT_DELETION',
  'ACTIVITY',
  'CERTIFICATE',
  'GRADE',
  'DISCUSSION_REPLY',
  'EVENT_REMINDER',
]);

/** Brings notifications as they come: to the bell, to every list, some to a toast. */
export default function LiveNotifications() {
  useSubscription(LiveNotificationsDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const { cache } = client;
      const { notification, viewer } = data.notificationAdded;
      putFirst(cache, { ...notification, isNew: notification.count === 1 });
      if (notification.kind === 'CERTIFICATE') cache.evict({ id: 'ROOT_QUERY', fieldName: 'certificates' });
      if (notification.kind === 'ACTIVITY') cache.evict({ id: 'ROOT_QUERY', fieldName: 'activities' });
      // A reply appears in its thread by itself.
      if (notification.kind === 'DISCUSSION_REPLY' && location.pathname === placeOf(notification))
        return seeSubject(client, viewer.id, notification.subjectId);
      if (
        toasted.has(notification.kind) ||
        notification.details.some((detail) => detail === 'PAID' || detail === 'DECLINED')
      )
        notify.info(wordsOf(notification));
    },
  });
  // What is read in another tab, or on another device, is read here: the cache takes the count and the one; all of them
  // are those that it holds.
  useSubscription(LiveReadingDocument, {
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) => {
      if (data && !data.notificationsRead.notification) readAllInLists(cache);
    },
  });
  // What fails offline is to be told too: the toasts' code is fetched before they are needed.
  useEffect(() => void import('#ui/ToastHost').catch(() => undefined), []);
  return null;
}
