import { Popover } from '@mantine/core';
import { texts } from '#texts/en';
import { useFirstOpening } from '#ui/useFirstOpening';
import { BellButton } from './BellButton.tsx';
import { LatestNotifications } from './LatestNotifications.tsx';

interface NotificationPanelProps {
  /** Undefined while loading. */
  viewerId: string | undefined;
  unread: number;
}

/** The bell with the panel of the latest notifications. */
export default function NotificationPanel({ viewerId, unread }: NotificationPanelProps) {
  const { target, isOpen, setOpen } = useFirstOpening();
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
        <BellButton ref={target} unread={unread} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={texts.notifications.title}>
        {viewerId !== undefined && (
          <LatestNotifications viewerId={viewerId} hasUnread={unread > 0} onClose={() => setOpen(false)} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
