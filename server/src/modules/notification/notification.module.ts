import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { NotificationsOfInstitution } from './institution-notifications.fields.ts';
import { InstitutionNotificationsResolver } from './institution-notifications.resolver.ts';
import { NotificationAddedResolver } from './notification-added.resolver.ts';
import { NotificationPreference } from './notification-preference.entity.ts';
import { notificationConsumer } from './notification.consumer.ts';
import { collectNotifications } from './notification-kinds.service.ts';
import { Notification } from './notification.entity.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { NotificationsReadResolver } from './notifications-read.resolver.ts';
import { REMINDER_NOTIFICATIONS } from './reminder.notifications.ts';
import { REMIND_OF_EVENTS } from './reminders.jobs.ts';
import { DELETE_OLD_NOTIFICATIONS } from './retention.jobs.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Members were notified by a domain event, or by a run of reminders. */
    notified: { institutionId: string; eventId: string };
    /** A member has read one notification, or with null all of them. */
    notificationsRead: { institutionId: string; membershipId: string; notificationId: string | null };
  }
}

export const notificationModule: Module = {
  name: 'notification',
  entities: [NotificationPreference, Notification],
  nodes: [{ type: Notification, scope: SESSION_ONLY }],
  fields: [NotificationsOfInstitution],
  resolvers: [
    NotificationAddedResolver,
    NotificationResolver,
    NotificationsReadResolver,
    InstitutionNotificationsResolver,
  ],
  tokenAccess: {
    notifications: SESSION_ONLY,
    notificationAdded: SESSION_ONLY,
    notificationsRead: SESSION_ONLY,
    notificationPreferences: SESSION_ONLY,
    markNotificationRead: SESSION_ONLY,
    markAllNotificationsRead: SESSION_ONLY,
    setNotificationPreference: SESSION_ONLY,
    updateInstitutionNotifications: ['institution:write'],
    sendTestWelcomeMail: SESSION_ONLY,
  },
  collect: collectNotifications,
  notifications: REMINDER_NOTIFICATIONS,
  consumers: [notificationConsumer],
  jobs: [REMIND_OF_EVENTS, DELETE_OLD_NOTIFICATIONS],
};
