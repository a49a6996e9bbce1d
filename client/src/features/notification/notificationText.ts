import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import type {
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
  'kind' | 'actor' | 'subjectTitle' | 'count' | 'details' | 'startsAt'
>): string {
  return texts.notificationMessages[kind]({ ...values, actor: actor?.displayName ?? null });
}

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
  if (kind === 'CERTIFICATE') return paths.certificates;
  if (kind === 'REFUND') return paths.orders;
  if (kind === 'QUIZ_GRADE') return paths.lesson(subjectId);
  if (kind === 'REVIEW' || kind === 'CO_TEACHING') return paths.course(subjectId);
  if (kind === 'DISCUSSION_REPLY') return paths.discussion(subjectId);
  if (['ACTIVITY', 'EXTENSION', 'GRADE', 'WORK_DUE'].includes(kind)) return paths.submitAssignment(subjectId);
  if (EVENT_KINDS.has(kind) || details.includes('EVENT')) return paths.event(subjectId);
  if (details.includes('LESSON')) return paths.myCourses;
  return paths.cohort(subjectId);
}
