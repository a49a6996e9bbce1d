import { Button, type ButtonProps } from '@mantine/core';
import { texts } from '#texts/en';

interface MarkAllButtonProps extends ButtonProps {
  hasUnread: boolean;
  onMark: () => void;
}

/** Marks all notifications as read. A button that becomes `disabled` loses the focus; this one only says that it is. */
export function MarkAllButton({ hasUnread, onMark, ...props }: MarkAllButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={!hasUnread}
      data-disabled={!hasUnread || undefined}
      onClick={hasUnread ? onMark : undefined}
    >
      {texts.notifications.markAll}
    </Button>
  );
}
