import { eventReminder } from './event-reminder.mail.ts';
import type { Notifications } from './notification-kinds.service.ts';

/** Value of the kind of reminders. */
export const EVENT_REMINDER = 'event-reminder';

/** Subject of a reminder. */
export const REMINDED_OF = { meeting: 'meeting', lesson: 'lesson' };

/** Reminders of meetings and live lessons. They are written by a job, not by an event. */
export const REMINDER_NOTIFICATIONS: Notifications = {
  kinds: {
    EVENT_REMINDER: {
      value: EVENT_REMINDER,
      description:
        'A meeting of a cohort or a live lesson starts soon, at `startsAt`. `details` says which, `subjectId` is the cohort or the lesson.',
      isFor: 'everybody',
      isMailed: true,
      isCombined: false,
      mail: eventReminder,
      mailsAbout: 'meetings and lessons that begin soon',
    },
  },
  details: {
    MEETING: { value: REMINDED_OF.meeting, description: 'The reminder is for a meeting of a cohort.' },
    LESSON: { value: REMINDED_OF.lesson, description: 'The reminder is for a live lesson.' },
  },
};
