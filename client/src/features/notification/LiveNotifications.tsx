import { useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { notify } from '#lib/toasts';
import {
  LiveNotificationsDocument,
  LiveReadingDocument,
  type NotificationKind,
} from './LiveNotifications.generated.ts';
import { applyNotification, applyReading } from './notificationCache.ts';
import { subjectPath, formatNotification } from './NotificationItem.tsx';
import { markSubjectRead } from './useMarkVisibleSubject.ts';

/**
 * Kinds that are shown in a toast: actions of others that concern the viewer. The viewer's own actions have a toast
 * already, and a teacher of a popular cohort would see nothing but toasts; the bell counts those.
 */
const toasted: ReadonlySet<NotificationKind> = new Set([
  'WAITLIST_PROMOTION',
  'COHORT_CHANGE',
  'COHORT_DELETION',
  'ACTIVITY',
  'CERTIFICATE',
  'EXTENSION',
  'GRADE',
  'QUIZ_GRADE',
  'CO_TEACHING',
  'DISCUSSION_REPLY',
  'EVENT_PROMOTION',
  'EVENT_BOOKING',
  'EVENT_CHANGE',
  'EVENT_CANCELLATION',
  'EVENT_REMINDER',
  'WORK_DUE',
]);

/** Subscribes to notifications: updates the bell and all lists, and shows some in a toast. */
export default function LiveNotifications() {
  useSubscription(LiveNotificationsDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const { notification, viewer } = data.notificationAdded;
      applyNotification(client.cache, notification);
      if (notification.isRead) return; // in another tab already
      // A visible thread shows the reply already.
      if (notification.kind === 'DISCUSSION_REPLY' && location.pathname === subjectPath(notification))
        return markSubjectRead(client, viewer.id, notification.subjectId);
      if (
        toasted.has(notification.kind) ||
        notification.details.some((detail) => ['PAID', 'DECLINED', 'WAITLISTED', 'MOVED'].includes(detail))
      )
        notify.info(formatNotification(notification));
    },
  });
  // Notifications that were read in another tab or on another device.
  useSubscription(LiveReadingDocument, {
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) applyReading(cache, data.notificationsRead.notification);
    },
  });
  // Preloads the code of the toasts, so that failures can be shown offline.
  useEffect(() => {
    void import('#ui/ToastHost').catch(() => undefined);
  }, []);
  return null;
}
