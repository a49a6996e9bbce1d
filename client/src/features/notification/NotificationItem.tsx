import type { FragmentType } from '@apollo/client';
import { Text, VisuallyHidden } from '@mantine/core';
import {
  IconAlarm,
  IconArmchair,
  IconAward,
  IconAwardOff,
  IconCalendarEvent,
  IconCalendarPlus,
  IconChecklist,
  IconCircleCheck,
  IconClipboardCheck,
  IconClockExclamation,
  IconFileImport,
  IconCreditCardOff,
  IconGauge,
  IconTag,
  IconClockPlus,
  IconReceiptRefund,
  IconRosetteDiscountCheck,
  IconStar,
  IconMessages,
  IconTrash,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { When } from '#ui/When';
import classes from './notification.module.css';
import {
  NotificationItem_NotificationFragmentDoc,
  type NotificationItem_NotificationFragment,
  type NotificationKind,
} from './NotificationItem.generated.ts';
import { formatNotification, formatOrganizer, subjectPath } from './notificationText.ts';
import { useMarkRead } from './useMarkRead.ts';

export type NotificationRef = FragmentType<NotificationItem_NotificationFragment> & { id: string };

const icons: Record<NotificationKind, Icon> = {
  ENROLLMENT: IconCircleCheck,
  WAITLIST_PROMOTION: IconArmchair,
  COHORT_CHANGE: IconCalendarEvent,
  COHORT_DELETION: IconTrash,
  ACTIVITY: IconChecklist,
  REFUND: IconReceiptRefund,
  CERTIFICATE: IconAward,
  CERTIFICATE_REVOKED: IconAwardOff,
  EXTENSION: IconClockPlus,
  GRADE: IconRosetteDiscountCheck,
  QUIZ_GRADE: IconClipboardCheck,
  STUDENT_ENROLLMENT: IconUserPlus,
  DISCUSSION_REPLY: IconMessages,
  REVIEW: IconStar,
  CO_TEACHING: IconUserPlus,
  EVENT_REGISTRATION: IconCircleCheck,
  EVENT_PUBLISHED: IconCalendarPlus,
  EVENT_PROMOTION: IconArmchair,
  EVENT_BOOKING: IconCalendarEvent,
  EVENT_CHANGE: IconCalendarEvent,
  EVENT_CANCELLATION: IconTrash,
  EVENT_REMINDER: IconAlarm,
  WORK_DUE: IconClockExclamation,
  IMPORT_FINISHED: IconFileImport,
  PLAN_USE: IconGauge,
  PLAN_CHANGE: IconTag,
  PAYMENT_FAILURE: IconCreditCardOff,
};

interface NotificationItemProps {
  notification: NotificationRef;
  viewerId: string;
  /** Called when the link is followed, such as to close the surrounding popover. */
  onFollow?: () => void;
}

/** Notification with its time. Links to its subject, and is marked as read when followed. */
export function NotificationItem({ notification: ref, viewerId, onFollow }: NotificationItemProps) {
  const notification = useFragmentData(NotificationItem_NotificationFragmentDoc, ref);
  const { markRead } = useMarkRead(viewerId);
  const { id, kind, isRead, happenedAt } = notification;
  const IconHere = icons[kind];
  const organizer = formatOrganizer(notification);
  return (
    <AppLink
      to={subjectPath(notification)}
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
        <Text component="span" fw={isRead ? 400 : 600}>
          {formatNotification(notification)}
        </Text>
        {organizer !== null && (
          <Text component="span" size="xs" c="dimmed">
            {organizer}
          </Text>
        )}
        <Text component="span" size="xs" c="dimmed">
          <When at={happenedAt} as="ago" />
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
