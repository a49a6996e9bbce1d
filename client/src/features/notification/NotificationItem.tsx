import type { FragmentType } from '@apollo/client';
import { Text, VisuallyHidden } from '@mantine/core';
import {
  IconAlarm,
  IconArmchair,
  IconAward,
  IconCalendarEvent,
  IconChecklist,
  IconCircleCheck,
  IconRosetteDiscountCheck,
  IconMessages,
  IconTrash,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import classes from './notification.module.css';
import {
  NotificationItem_NotificationFragmentDoc,
  type NotificationItem_NotificationFragment,
  type NotificationKind,
} from './NotificationItem.generated.ts';
import { useMarkRead } from './useMarkRead.ts';

export type NotificationRef = FragmentType<NotificationItem_NotificationFragment> & { id: string };

const icons: Record<NotificationKind, Icon> = {
  ENROLLMENT: IconCircleCheck,
  WAITLIST_PROMOTION: IconArmchair,
  COHORT_CHANGE: IconCalendarEvent,
  COHORT_DELETION: IconTrash,
  ACTIVITY: IconChecklist,
  CERTIFICATE: IconAward,
  GRADE: IconRosetteDiscountCheck,
  STUDENT_ENROLLMENT: IconUserPlus,
  DISCUSSION_REPLY: IconMessages,
  EVENT_REMINDER: IconAlarm,
};

interface NotificationItemProps {
  notification: NotificationRef;
  viewerId: string;
  /** Called when it is followed, e.g. to close what it stands in. */
  onFollow?: () => void;
}

/** One notification: what happened and when. It links to what it is about, and is read once it was followed. */
export function NotificationItem({ notification: ref, viewerId, onFollow }: NotificationItemProps) {
  const notification = useFragmentData(NotificationItem_NotificationFragmentDoc, ref);
  const { markRead } = useMarkRead(viewerId);
  const { id, kind, isRead, happenedAt } = notification;
  const IconHere = icons[kind];
  return (
    <AppLink
      to={placeOf(notification)}
      className={classes.item}
      data-unread={!isRead || undefined}
      onClick={() => {
        if (!isRead) markRead(id);
        onFollow?.();
      }}
    >
      <span className={classes.icon}>
        <IconHere size={20} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <Text component="span" size="sm" fw={isRead ? 400 : 600}>
          {wordsOf(notification)}
        </Text>
        <Text component="time" size="xs" c="dimmed" dateTime={happenedAt}>
          {formatDateTime(happenedAt)}
        </Text>
      </span>
      {!isRead && (
        <span className={classes.dot}>
          <VisuallyHidden>{texts.notifications.unread}</VisuallyHidden>
        </span>
      )}
    </AppLink>
  );
}

/** What a notification says. */
export function wordsOf({
  kind,
  actor,
  ...told
}: Pick<
  NotificationItem_NotificationFragment,
  'kind' | 'actor' | 'subjectTitle' | 'count' | 'details' | 'startsAt'
>): string {
  return texts.notifications.says[kind]({ ...told, actor: actor?.displayName ?? null });
}

/** The screen of what it is about, or the nearest that there is. */
export function placeOf({
  kind,
  subjectId,
  details,
}: Pick<NotificationItem_NotificationFragment, 'kind' | 'subjectId' | 'details'>): string {
  if (kind === 'COHORT_DELETION') return paths.cohorts;
  if (kind === 'CERTIFICATE') return paths.certificates;
  if (kind === 'DISCUSSION_REPLY') return paths.discussion(subjectId);
  if (kind === 'ACTIVITY' || kind === 'GRADE') return paths.submitAssignment(subjectId);
  if (details.includes('LESSON')) return paths.myCourses;
  return paths.cohort(subjectId);
}
