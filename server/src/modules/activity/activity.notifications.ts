import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfActivity } from './activity-notifications.sql.ts';
import { activity } from './activity.mail.ts';

/** Notifications of new activities to students. */
export const ACTIVITY_NOTIFICATIONS: Notifications = {
  kinds: {
    ACTIVITY: {
      value: 'activity',
      description: 'A course of the member has a new activity. `subjectId` is the activity.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: activity,
      mailsAbout: 'new assignments',
    },
  },
  rules: {
    'activity.created': {
      kinds: ['activity'],
      statement: notifyOfActivity,
    },
  },
};
