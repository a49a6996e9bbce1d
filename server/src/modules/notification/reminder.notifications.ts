import { eventReminder } from './event-reminder.mail.ts';
import { REMINDED_OF } from './reminder.enums.ts';
import type { Notifications } from './notification-kinds.service.ts';

/** Value of the kind of reminders. */
export const EVENT_REMINDER = 'event-reminder';

/** Reminders of meetings, live lessons and events. They are written by a job, not by an event. */
export const REMINDER_NOTIFICATIONS: Notifications = {
  kinds: {
    EVENT_REMINDER: {
      value: EVENT_REMINDER,
      description:
        'A meeting of a cohort, a live lesson or an event starts soon, at `startsAt`. `details` says which, `subjectId` is the cohort, the lesson or the event.',
      isFor: 'everybody',
      isMailed: true,
      isCombined: false,
      mail: eventReminder,
      mailsAbout: (say) => say`meetings, lessons and events that begin soon`,
    },
  },
  details: {
    MEETING: { value: REMINDED_OF.meeting, description: 'The reminder is for a meeting of a cohort.' },
    LESSON: { value: REMINDED_OF.lesson, description: 'The reminder is for a live lesson.' },
    EVENT: { value: REMINDED_OF.event, description: 'The reminder is for an event.' },
  },
};
