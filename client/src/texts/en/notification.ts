import type { NotificationDetail, NotificationKind } from '../enums.generated.ts';
import { formatCount, formatMoment, formatPlural } from '../formatting.ts';

/** Values that the text of a notification contains. */
interface NotificationValues {
  subjectTitle: string;
  count: number;
  details: readonly NotificationDetail[];
  /** Start of the announced event, or due date of the work, ISO 8601; null for other kinds. */
  startsAt: string | null;
  /** Name of the acting person; null if unknown. */
  actor: string | null;
}

const CHANGES: [NotificationDetail, (title: string) => string][] = [
  ['START_DATE', (title) => `${title} has a new start date.`],
  ['END_DATE', (title) => `${title} has a new end date.`],
  ['MEETINGS', (title) => `The meetings of ${title} changed.`],
];

const EVENT_CHANGES: [NotificationDetail, (title: string) => string][] = [
  ['EVENT_TITLE', (title) => `${title} has a new title.`],
  ['EVENT_TIME', (title) => `${title} has a new time.`],
  ['EVENT_PLACE', (title) => `${title} has a new place.`],
];

/** Returns what changed at an event, in one sentence. */
function formatEventChange(title: string, details: readonly NotificationDetail[]): string {
  const changes = EVENT_CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  return only && changes.length === 1 ? only[1](title) : `The plan of ${title} changed.`;
}

/** Returns what changed in a cohort, in one sentence. */
function formatChange(title: string, details: readonly NotificationDetail[]): string {
  const changes = CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  return only && changes.length === 1 ? only[1](title) : `The schedule of ${title} changed.`;
}

const messages: Record<NotificationKind, (values: NotificationValues) => string> = {
  ENROLLMENT: ({ subjectTitle, details }) =>
    details.includes('DECLINED')
      ? `The staff cancelled your enrollment in ${subjectTitle}.`
      : details.includes('WAITLISTED')
        ? `You’re on the waitlist for ${subjectTitle}.`
        : details.includes('AWAITS_PAYMENT')
          ? `We’re holding a seat in ${subjectTitle} for you. Pay to confirm it.`
          : details.includes('PAID')
            ? `We received your payment for ${subjectTitle}. Your seat is confirmed.`
            : details.includes('MOVED')
              ? `You were moved to ${subjectTitle}.`
              : `You’re enrolled in ${subjectTitle}.`,
  WAITLIST_PROMOTION: ({ subjectTitle, details }) =>
    details.includes('AWAITS_PAYMENT')
      ? `A seat opened up in ${subjectTitle}. We’re holding it for you: pay to confirm it.`
      : `A seat opened up in ${subjectTitle}, and it’s yours.`,
  COHORT_CHANGE: ({ subjectTitle, details }) => formatChange(subjectTitle, details),
  COHORT_DELETION: ({ subjectTitle }) => `${subjectTitle} was deleted, and your enrollment ended.`,
  ACTIVITY: ({ subjectTitle }) => `New assignment: ${subjectTitle}.`,
  CERTIFICATE: ({ subjectTitle }) => `Your certificate for ${subjectTitle} was issued.`,
  EXTENSION: ({ subjectTitle }) => `More time for ${subjectTitle}.`,
  GRADE: ({ subjectTitle }) => `Your submission for ${subjectTitle} was graded.`,
  QUIZ_GRADE: ({ subjectTitle }) => `Your quiz ${subjectTitle} was graded.`,
  STUDENT_ENROLLMENT: ({ subjectTitle, count, actor }) => {
    const name = actor ?? 'A student';
    return count === 1
      ? `${name} enrolled in ${subjectTitle}.`
      : `${name} and ${formatPlural(count - 1, 'other')} enrolled in ${subjectTitle}.`;
  },
  DISCUSSION_REPLY: ({ subjectTitle, count, actor }) =>
    count === 1
      ? `${actor ?? 'Someone'} replied in “${subjectTitle}”.`
      : `${formatCount(count)} new replies in “${subjectTitle}”, the latest by ${actor ?? 'someone'}.`,
  CO_TEACHING: ({ subjectTitle, actor }) =>
    actor
      ? `${actor} added you as a co-teacher of ${subjectTitle}.`
      : `You are a co-teacher of ${subjectTitle}.`,
  REVIEW: ({ subjectTitle, actor }) => `${actor ?? 'A student'} reviewed ${subjectTitle}.`,
  EVENT_REGISTRATION: ({ subjectTitle, details }) =>
    details.includes('PLACE_GIVEN_UP')
      ? `You gave up your place at ${subjectTitle}.`
      : `You’re registered for ${subjectTitle}.`,
  EVENT_PROMOTION: ({ subjectTitle }) => `A place opened up at ${subjectTitle}, and it’s yours.`,
  EVENT_BOOKING: ({ subjectTitle, details, actor }) =>
    details.includes('PLACE_GIVEN_UP')
      ? `${actor ?? 'A student'} cancelled the booking “${subjectTitle}”. The slot is free again.`
      : `${actor ?? 'A student'} booked your office hours: ${subjectTitle}.`,
  EVENT_CHANGE: ({ subjectTitle, details }) => formatEventChange(subjectTitle, details),
  EVENT_CANCELLATION: ({ subjectTitle }) => `${subjectTitle} is cancelled.`,
  EVENT_REMINDER: ({ subjectTitle, details, startsAt }) => {
    const isEvent = details.includes('EVENT');
    const isLesson = details.includes('LESSON');
    const time = startsAt ? formatMoment(startsAt) : 'soon';
    if (startsAt && new Date(startsAt) <= new Date())
      return `${isEvent ? subjectTitle : isLesson ? `The lesson ${subjectTitle}` : `The meeting of ${subjectTitle}`} started ${time}.`;
    if (isEvent) return `${subjectTitle} starts ${time}.`;
    return isLesson ? `The lesson ${subjectTitle} starts ${time}.` : `${subjectTitle} meets ${time}.`;
  },
  WORK_DUE: ({ subjectTitle, startsAt }) => {
    const isPast = startsAt !== null && new Date(startsAt) <= new Date();
    return `${subjectTitle} ${isPast ? 'was' : 'is'} due ${startsAt ? formatMoment(startsAt) : 'soon'}.`;
  },
};

export const notifications = {
  title: 'Notifications',
  description: 'Updates from your courses and cohorts.',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${formatUnread(unread)} unread`,
  /** The server counts up to 100. */
  formatUnread,
  markAll: 'Mark all as read',
  markAllFailed: 'We couldn’t mark the notifications as read. Please try again.',
  seeAll: 'See all notifications',
  unread: 'Unread',
  failed: 'We couldn’t load your notifications.',
  empty: 'No notifications yet.',
  emptyHint: 'Updates from your cohorts will appear here.',
  noneUnread: 'You’re all caught up.',
  noMatch: 'No notifications of this kind.',
  all: 'All',
  filter: 'Filter notifications',
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: {
    ENROLLMENT: 'Enrollments',
    WAITLIST_PROMOTION: 'Waitlist',
    COHORT_CHANGE: 'Cohort changes',
    COHORT_DELETION: 'Deleted cohorts',
    ACTIVITY: 'New assignments',
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
    WORK_DUE: 'Due assignments',
  } satisfies Record<NotificationKind, string>,
  messages,
};

function formatUnread(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

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
    CERTIFICATE: 'A certificate is issued to you.',
    EXTENSION: 'You get more time.',
    GRADE: 'Your submission is graded.',
    QUIZ_GRADE: 'A teacher grades your quiz.',
    STUDENT_ENROLLMENT: 'Someone enrolls in a cohort you teach.',
    DISCUSSION_REPLY: 'Someone replies in a discussion you started or joined.',
    REVIEW: 'A student reviews one of your courses.',
    CO_TEACHING: 'Someone adds you as a co-teacher of a course.',
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
