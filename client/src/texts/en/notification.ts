import type { NotificationDetail, NotificationKind } from '../enums.generated.ts';
import { formatCount, formatDateTime, formatPlural } from '../formatting.ts';

/** What a notification's words are made of. */
interface Told {
  subjectTitle: string;
  count: number;
  details: readonly NotificationDetail[];
  /** When what it reminds of begins, ISO 8601; null for the other kinds. */
  startsAt: string | null;
  /** Name; null where nobody is named. */
  actor: string | null;
}

const parts: [NotificationDetail, string][] = [
  ['START_DATE', 'start'],
  ['END_DATE', 'end'],
  ['MEETINGS', 'meetings'],
];

/** 'Start and meetings'. */
function changed(details: readonly NotificationDetail[]): string {
  const words = parts.flatMap(([detail, word]) => (details.includes(detail) ? [word] : []));
  const [only] = words;
  if (only && words.length === 1) return `The ${only}`;
  const list = new Intl.ListFormat('en-US').format(words);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

const says: Record<NotificationKind, (told: Told) => string> = {
  ENROLLMENT: ({ subjectTitle, details }) =>
    details.includes('DECLINED')
      ? `Your enrollment in ${subjectTitle} was cancelled by the staff.`
      : details.includes('AWAITS_PAYMENT')
        ? `A seat in ${subjectTitle} is held for you. It is yours once it is paid for.`
        : details.includes('PAID')
          ? `Your payment for ${subjectTitle} came. The seat is yours.`
          : `You are enrolled in ${subjectTitle}.`,
  WAITLIST_PROMOTION: ({ subjectTitle, details }) =>
    details.includes('AWAITS_PAYMENT')
      ? `A seat in ${subjectTitle} became free. It is held for you: pay for it, and it is yours.`
      : `A seat in ${subjectTitle} became free, and it is yours.`,
  COHORT_CHANGE: ({ subjectTitle, details }) => `${changed(details)} of ${subjectTitle} changed.`,
  COHORT_DELETION: ({ subjectTitle }) => `${subjectTitle} was deleted. You are no longer enrolled in it.`,
  ACTIVITY: ({ subjectTitle }) => `New assignment: ${subjectTitle}.`,
  CERTIFICATE: ({ subjectTitle }) => `Your certificate for ${subjectTitle} was issued.`,
  GRADE: ({ subjectTitle }) => `Your work for ${subjectTitle} was graded.`,
  STUDENT_ENROLLMENT: ({ subjectTitle, count, actor }) => {
    const who = actor ?? 'A student';
    return count === 1
      ? `${who} enrolled in ${subjectTitle}.`
      : `${who} and ${formatPlural(count - 1, 'other')} enrolled in ${subjectTitle}.`;
  },
  DISCUSSION_REPLY: ({ subjectTitle, count, actor }) =>
    count === 1
      ? `${actor ?? 'Somebody'} replied in “${subjectTitle}”.`
      : `${formatCount(count)} new replies in “${subjectTitle}”, the latest by ${actor ?? 'somebody'}.`,
  EVENT_REMINDER: ({ subjectTitle, details, startsAt }) => {
    const what = details.includes('LESSON') ? `The lesson ${subjectTitle}` : `The meeting of ${subjectTitle}`;
    if (!startsAt) return `${what} begins soon.`;
    const verb = new Date(startsAt) > new Date() ? 'begins' : 'began';
    return `${what} ${verb} on ${formatDateTime(startsAt)}.`;
  },
};

export const notifications = {
  title: 'Notifications',
  description: 'What happened to your cohorts.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${shown(unread)} unread`),
  /** The server counts no further than 100. */
  shown,
  markAll: 'Mark all as read',
  markAllFailed: 'The notifications could not be marked as read. Please try again.',
  seeAll: 'See all notifications',
  unread: 'Unread',
  failed: 'The notifications could not be loaded.',
  empty: 'No notifications yet.',
  emptyHint: 'You are told here when something happens to your cohorts.',
  noneUnread: 'Nothing unread.',
  noMatch: 'No notifications of this kind.',
  all: 'All',
  show: 'Which to show',
  kind: 'NotificationKind',
  everyKind: 'All kinds',
  kinds: {
    ENROLLMENT: 'Enrollments',
    WAITLIST_PROMOTION: 'Seats from the waitlist',
    COHORT_CHANGE: 'Changes of cohorts',
    COHORT_DELETION: 'Deleted cohorts',
    ACTIVITY: 'New assignments',
    CERTIFICATE: 'Certificates',
    GRADE: 'Grades',
    STUDENT_ENROLLMENT: 'Students who enroll',
    DISCUSSION_REPLY: 'Replies in discussions',
    EVENT_REMINDER: 'Reminders',
  } satisfies Record<NotificationKind, string>,
  says,
};

function shown(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

export const settings = {
  title: 'Settings',
  description: 'What you get told, and how you sign in.',
};

export const notificationSettings = {
  title: 'Notifications',
  description: 'The bell shows everything. Choose what you get a mail about as well.',
  about: {
    ENROLLMENT: 'You take a seat in a cohort.',
    WAITLIST_PROMOTION: 'A seat becomes free and is yours.',
    COHORT_CHANGE: 'The dates or meetings of one of your cohorts change.',
    COHORT_DELETION: 'One of your cohorts is deleted.',
    ACTIVITY: 'One of your courses has something new to do.',
    CERTIFICATE: 'A certificate is issued to you.',
    GRADE: 'Work that you handed in is graded.',
    STUDENT_ENROLLMENT: 'Somebody enrolls in a cohort that you teach.',
    DISCUSSION_REPLY: 'Somebody replies in a discussion that you started or replied to.',
    EVENT_REMINDER: 'A meeting or a live lesson begins within the hour.',
  } satisfies Record<NotificationKind, string>,
  failed: 'An error occured. Please try again later...',
  notSaved: 'The change could not be saved. Please try again.',
  none: 'Join an institution, and choose here what you are mailed about.',
};
