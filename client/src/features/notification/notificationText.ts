import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatOrganizerTime } from '#ui/organizerTime';
import type {
  NotificationDetail,
  NotificationItem_NotificationFragment,
  NotificationKind,
} from './NotificationItem.generated.ts';

/** Returns the text of a notification. */
export function formatNotification({
  kind,
  actor,
  ...values
}: Pick<
  NotificationItem_NotificationFragment,
  'kind' | 'actor' | 'subjectTitle' | 'count' | 'details' | 'startsAt' | 'timeZone'
>): string {
  return texts.notificationMessages[kind]({ ...values, actor: actor?.displayName ?? null });
}

/**
 * Returns the organizer's time of the moment that a notification names, where it differs from the viewer's. Null for dates of a
 * cohort, which are days.
 */
export function formatOrganizer({
  kind,
  details,
  startsAt,
  timeZone,
}: Pick<NotificationItem_NotificationFragment, 'kind' | 'details' | 'startsAt' | 'timeZone'>): string | null {
  if (startsAt === null || timeZone === null || details.includes('PLACE_GIVEN_UP')) return null;
  if (kind === 'COHORT_CHANGE' && details.some((detail) => DAYS.has(detail))) return null;
  return formatOrganizerTime({ at: startsAt, timeZone });
}

const DAYS = new Set<NotificationDetail>(['START_DATE', 'END_DATE']);

/** Kinds whose subject is an event. Reminders are of several kinds of subjects. */
const EVENT_KINDS = new Set<NotificationKind>([
  'EVENT_REGISTRATION',
  'EVENT_PUBLISHED',
  'EVENT_PROMOTION',
  'EVENT_BOOKING',
  'EVENT_CHANGE',
  'EVENT_CANCELLATION',
]);

/** Returns the path of the subject's screen, or the nearest existing one. */
export function subjectPath({
  kind,
  subjectId,
  details,
}: Pick<NotificationItem_NotificationFragment, 'kind' | 'subjectId' | 'details'>): string {
  if (kind === 'COHORT_DELETION') return paths.cohorts;
  if (kind === 'IMPORT_FINISHED') return paths.import(subjectId);
  if (['PLAN_USE', 'PLAN_CHANGE', 'PAYMENT_FAILURE'].includes(kind)) return paths.billing;
  if (kind === 'CERTIFICATE' || kind === 'CERTIFICATE_REVOKED') return paths.certificates;
  if (kind === 'REFUND') return paths.orders;
  if (kind === 'QUIZ_GRADE') return paths.lesson(subjectId);
  if (kind === 'REVIEW' || kind === 'CO_TEACHING') return paths.course(subjectId);
  if (kind === 'DISCUSSION_REPLY') return paths.discussion(subjectId);
  if (['ACTIVITY', 'EXTENSION', 'GRADE', 'WORK_DUE'].includes(kind)) return paths.submitAssignment(subjectId);
  if (EVENT_KINDS.has(kind) || details.includes('EVENT')) return paths.event(subjectId);
  if (details.includes('LESSON')) return paths.myCourses;
  return paths.cohort(subjectId);
}
