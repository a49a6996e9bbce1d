import type { NotificationKind } from '../enums.generated.ts';

export const settings = {
  title: 'Settings',
  description: 'Photo, notifications, password and devices.',
};

export const notificationSettings = {
  title: 'Notifications',
  description: 'Everything shows under the bell. Choose what we also email you.',
  about: {
    ENROLLMENT: 'You enroll in a cohort.',
    WAITLIST_PROMOTION: 'You get a seat from a waitlist.',
    COHORT_CHANGE: 'The dates or meetings of one of your cohorts change.',
    COHORT_DELETION: 'One of your cohorts is deleted.',
    ACTIVITY: 'A new assignment is posted.',
    REFUND: 'A payment of yours is refunded.',
    CERTIFICATE: 'A certificate is issued to you.',
    EXTENSION: 'You get more time.',
    GRADE: 'Your submission is graded.',
    QUIZ_GRADE: 'A teacher grades your quiz.',
    STUDENT_ENROLLMENT: 'Someone enrolls in a cohort you teach.',
    DISCUSSION_REPLY: 'Someone replies in a discussion you started or joined.',
    REVIEW: 'A student reviews one of your courses.',
    CO_TEACHING: 'Someone adds you as a co-teacher of a course.',
    IMPORT_FINISHED: 'An import of students that you started ends.',
    WORK_DUE: 'An assignment you haven’t submitted is due within a day.',
    EVENT_REGISTRATION: 'You register for an event or give your place up.',
    EVENT_PROMOTION: 'You get a place from the waitlist of an event.',
    EVENT_BOOKING: 'A student books a slot of your office hours, or cancels it.',
    EVENT_CHANGE: 'An event that you registered for changes.',
    EVENT_CANCELLATION: 'An event that you registered for is cancelled.',
    EVENT_REMINDER: 'A meeting, a live lesson or an event starts within the hour.',
  } satisfies Record<NotificationKind, string>,
  failed: 'An error occured. Please try again later...',
  notSaved: 'We couldn’t save the change. Please try again.',
  none: 'Join an institution to choose your email notifications.',
};

/** Names of the kinds of notifications. */
export const notificationKinds = {
  ENROLLMENT: 'Enrollments',
  WAITLIST_PROMOTION: 'Waitlist',
  COHORT_CHANGE: 'Cohort changes',
  COHORT_DELETION: 'Deleted cohorts',
  ACTIVITY: 'New assignments',
  REFUND: 'Refunds',
  CERTIFICATE: 'Certificates',
  EXTENSION: 'Extensions',
  GRADE: 'Grades',
  QUIZ_GRADE: 'Quiz grades',
  STUDENT_ENROLLMENT: 'New enrollments',
  DISCUSSION_REPLY: 'Discussion replies',
  REVIEW: 'Reviews',
  CO_TEACHING: 'Co-teaching',
  EVENT_REGISTRATION: 'Event registrations',
  EVENT_PROMOTION: 'Event waitlist',
  EVENT_BOOKING: 'Bookings of office hours',
  EVENT_CHANGE: 'Event changes',
  EVENT_CANCELLATION: 'Cancelled events',
  EVENT_REMINDER: 'Reminders',
  IMPORT_FINISHED: 'Imports',
  WORK_DUE: 'Due assignments',
} satisfies Record<NotificationKind, string>;
