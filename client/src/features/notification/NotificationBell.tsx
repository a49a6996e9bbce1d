import type { FragmentType } from '@apollo/client';
import { lazy, Suspense } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { useFirstUse } from '#ui/useFirstUse';
import { BellButton } from './BellButton.tsx';
import {
  NotificationBell_ViewerFragmentDoc,
  type NotificationBell_ViewerFragment,
} from './NotificationBell.generated.ts';
import { useMarkVisibleSubject } from './useMarkVisibleSubject.ts';

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
