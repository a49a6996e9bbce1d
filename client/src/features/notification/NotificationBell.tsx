import type { FragmentType } from '@apollo/client';
import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { LatestNotifications } from './LatestNotifications.tsx';
import classes from './notification.module.css';
import {
  NotificationBell_ViewerFragmentDoc,
  type NotificationBell_ViewerFragment,
} from './NotificationBell.generated.ts';
import { useMarkVisibleSubject } from './useMarkVisibleSubject.ts';

const t = texts.notifications;

/** Bell of the top bar: number of unread notifications and, when opened, the latest ones. */
export default function NotificationBell({
  viewer: ref,
}: {
  viewer: FragmentType<NotificationBell_ViewerFragment> | null;
}) {
  const viewer = useFragmentData(NotificationBell_ViewerFragmentDoc, ref);
  useMarkVisibleSubject(viewer?.id);
  const [isOpen, setOpen] = useState(false);
  const unread = viewer?.unreadNotificationCount ?? 0;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      radius="md"
      shadow="md"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          color="gray"
          size={36}
          aria-label={t.bell(unread)}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={20} stroke={1.7} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {t.formatUnread(unread)}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t.title}>
        {viewer && (
          <LatestNotifications viewerId={viewer.id} hasUnread={unread > 0} onClose={() => setOpen(false)} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
