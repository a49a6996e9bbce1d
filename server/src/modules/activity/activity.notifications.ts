import type { Notifications } from '#modules/notification/notification-kinds.service';
import { notifyOfActivity } from './activity-notifications.sql.ts';
import { activity } from './activity.mail.ts';
import { workDue } from './work-due.mail.ts';
import { WORK_DUE } from './work-reminders.sql.ts';

/** Notifications of new activities to students, and reminders of those that are due. A job writes the reminders. */
export const ACTIVITY_NOTIFICATIONS: Notifications = {
  kinds: {
    ACTIVITY: {
      value: 'activity',
      description: 'A course of the member has a new activity. `subjectId` is the activity.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: activity,
      mailsAbout: (say) => say`new assignments`,
    },
    WORK_DUE: {
      value: WORK_DUE,
      description:
        'Work of the member is due within a day, at `startsAt`, and is not submitted. `subjectId` is the activity.',
      isFor: 'students',
      isMailed: true,
      isCombined: false,
      mail: workDue,
      mailsAbout: (say) => say`work that is due soon`,
    },
  },
  rules: {
    'activity.created': notifyOfActivity,
  },
};
