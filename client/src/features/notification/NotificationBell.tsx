import type { FragmentType } from '@apollo/client';
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, type ComponentProps } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { useFirstUse } from '#ui/useFirstUse';
import classes from './notification.module.css';
import {
  NotificationBell_ViewerFragmentDoc,
  type NotificationBell_ViewerFragment,
} from './NotificationBell.generated.ts';
import { useMarkVisibleSubject } from './useMarkVisibleSubject.ts';

const t = texts.notifications;
const loadPanel = () => import('./NotificationPanel.tsx');
const NotificationPanel = lazy(loadPanel);

interface NotificationBellProps {
  viewer: FragmentType<NotificationBell_ViewerFragment> | null;
}

/** Bell of the top bar: number of unread notifications and, when opened, the latest ones. */
export function NotificationBell({ viewer: ref }: NotificationBellProps) {
  const viewer = useFragmentData(NotificationBell_ViewerFragmentDoc, ref);
  useMarkVisibleSubject(viewer?.id);
  const unread = viewer?.unreadNotificationCount ?? 0;
  const { isUsed, buttonProps } = useFirstUse(loadPanel);
  const button = <BellButton unread={unread} aria-haspopup="dialog" {...buttonProps} />;
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <NotificationPanel viewerId={viewer?.id} unread={unread} />
    </Suspense>
  );
}

/** The button itself, alone and with its panel. */
export function BellButton({ unread, ...props }: { unread: number } & ComponentProps<'button'>) {
  return (
    <ActionIcon {...props} className={classes.bell} aria-label={t.bell(unread)}>
      <IconBell size={20} stroke={1.7} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {t.formatUnread(unread)}
        </span>
      )}
    </ActionIcon>
  );
}
