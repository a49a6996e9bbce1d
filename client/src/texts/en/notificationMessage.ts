import type { NotificationDetail, NotificationKind, Plan } from '../enums.generated.ts';
import { formatCount, formatDateTime, formatDay, formatMoment, formatPlural } from '../formatting.ts';
import { planNames } from './planNames.ts';

/** Values that the text of a notification contains. */
interface NotificationValues {
  subjectTitle: string;
  count: number;
  details: readonly NotificationDetail[];
  /** Moment that the notification is about, ISO 8601; null for other kinds. */
  startsAt: string | null;
  /** IANA time zone of its organizer. */
  timeZone: string | null;
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

const isAhead = (moment: string | null): moment is string => moment !== null && new Date(moment) > new Date();

/** Returns a sentence with the start of an event that has not begun. */
const startOf = ({ startsAt }: NotificationValues): string =>
  isAhead(startsAt) ? ` It starts ${formatMoment(startsAt)}.` : '';

/** Returns what changed at an event, in one sentence. */
function formatEventChange(title: string, details: readonly NotificationDetail[]): string {
  const changes = EVENT_CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  return only && changes.length === 1 ? only[1](title) : `The plan of ${title} changed.`;
}

/** Returns what changed in a cohort, and its new start, end or next session. */
function formatChange({ subjectTitle: title, details, startsAt, timeZone }: NotificationValues): string {
  const changes = CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  const change = only && changes.length === 1 ? only[1](title) : `The schedule of ${title} changed.`;
  if (startsAt === null) return change;
  // Days of cohorts are those of their own time zone.
  const day = formatDay(startsAt, timeZone ?? undefined);
  if (details.includes('START_DATE')) return `${change} It starts on ${day}.`;
  if (details.includes('END_DATE')) return `${change} It ends on ${day}.`;
  return isAhead(startsAt) ? `${change} The next session is ${formatMoment(startsAt)}.` : change;
}

/** Text of a notification of each kind. */
export const notificationMessages: Record<NotificationKind, (values: NotificationValues) => string> = {
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
  COHORT_CHANGE: formatChange,
  COHORT_DELETION: ({ subjectTitle }) => `${subjectTitle} was deleted, and your enrollment ended.`,
  ACTIVITY: ({ subjectTitle }) => `New assignment: ${subjectTitle}.`,
  REFUND: ({ subjectTitle }) => `Your payment for ${subjectTitle} was refunded.`,
  CERTIFICATE: ({ subjectTitle }) => `Your certificate for ${subjectTitle} was issued.`,
  CERTIFICATE_REVOKED: ({ subjectTitle }) => `Your certificate for ${subjectTitle} was revoked.`,
  EXTENSION: ({ subjectTitle }) => `More time for ${subjectTitle}.`,
  GRADE: ({ subjectTitle }) => `Your submission for ${subjectTitle} was graded.`,
  IMPORT_FINISHED: ({ subjectTitle }) => `Your import of ${subjectTitle} ended.`,
  PLAN_USE: ({ subjectTitle, details }) =>
    details.includes('FULL')
      ? `${subjectTitle} has as many students as its plan includes. No one else can join.`
      : `${subjectTitle} has almost as many students as its plan includes.`,
  PLAN_CHANGE: ({ subjectTitle, details }) =>
    `${subjectTitle} is now on ${details.map((detail) => planNames[detail as Plan]).join()}.`,
  PAYMENT_FAILURE: ({ subjectTitle }) =>
    `The payment for the plan of ${subjectTitle} failed. Check your card in Billing.`,
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
  EVENT_REGISTRATION: (values) =>
    values.details.includes('PLACE_GIVEN_UP')
      ? `You gave up your place at ${values.subjectTitle}.`
      : `You’re registered for ${values.subjectTitle}.${startOf(values)}`,
  EVENT_PUBLISHED: (values) => `New event: ${values.subjectTitle}.${startOf(values)}`,
  EVENT_PROMOTION: (values) =>
    `A place opened up at ${values.subjectTitle}, and it’s yours.${startOf(values)}`,
  EVENT_BOOKING: (values) => {
    const name = values.actor ?? 'A student';
    return values.details.includes('PLACE_GIVEN_UP')
      ? `${name} cancelled the booking “${values.subjectTitle}”. The slot is free again.`
      : `${name} booked your office hours: ${values.subjectTitle}.${startOf(values)}`;
  },
  EVENT_CHANGE: (values) => `${formatEventChange(values.subjectTitle, values.details)}${startOf(values)}`,
  EVENT_CANCELLATION: ({ subjectTitle, startsAt }) =>
    startsAt === null
      ? `${subjectTitle} is cancelled.`
      : `${subjectTitle} is cancelled. It was planned for ${formatDateTime(startsAt)}.`,
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
