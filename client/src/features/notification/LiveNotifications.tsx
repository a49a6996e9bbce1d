import type { ApolloClient } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { notify } from '#lib/toasts';
import {
  LiveNotificationsDocument,
  type LiveNotificationsSubscription,
  LiveReadingDocument,
  type NotificationDetail,
  type NotificationKind,
} from './LiveNotifications.generated.ts';
import { applyNotification, applyReading } from './notificationCache.ts';
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
  'CERTIFICATE_REVOKED',
  'EXTENSION',
  'GRADE',
  'QUIZ_GRADE',
  'CO_TEACHING',
  'DISCUSSION_REPLY',
  'EVENT_PUBLISHED',
  'EVENT_PROMOTION',
  'EVENT_BOOKING',
  'EVENT_CHANGE',
  'EVENT_CANCELLATION',
  'EVENT_REMINDER',
  'WORK_DUE',
  'IMPORT_FINISHED',
]);

/** Details that are shown in a toast, whatever the kind. */
const toastedDetails: ReadonlySet<NotificationDetail> = new Set(['PAID', 'DECLINED', 'WAITLISTED', 'MOVED']);

// Loaded after the screen: the texts of all kinds.
const loadText = () => import('./notificationText.ts');

/** Subscribes to notifications: updates the bell and all lists, and shows some in a toast. */
export default function LiveNotifications() {
  useSubscription(LiveNotificationsDocument, {
    ignoreResults: true,
    onData: ({ client, data: { data } }) => {
      if (!data) return;
      const { notification, viewer } = data.notificationAdded;
      applyNotification(client.cache, notification);
      if (notification.isRead) return; // in another tab already
      show(client, notification, viewer.id).catch(() => undefined); // without its text: the bell counts it
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
    void Promise.all([import('#ui/ToastHost'), loadText()]).catch(() => undefined);
  }, []);
  return null;
}

type Added = LiveNotificationsSubscription['notificationAdded']['notification'];

/** Shows a notification in a toast, if its kind is. A reply in the visible thread is marked as read instead. */
async function show(client: ApolloClient, notification: Added, viewerId: string): Promise<void> {
  const { formatNotification, formatOrganizer, subjectPath } = await loadText();
  const { kind, details, subjectId } = notification;
  if (kind === 'DISCUSSION_REPLY' && location.pathname === subjectPath(notification))
    return markSubjectRead(client, viewerId, subjectId);
  if (toasted.has(kind) || details.some((detail) => toastedDetails.has(detail)))
    notify.info(joined(formatNotification(notification), formatOrganizer(notification)));
}

const joined = (text: string, organizer: string | null) =>
  organizer === null ? text : `${text} ${organizer}.`;
