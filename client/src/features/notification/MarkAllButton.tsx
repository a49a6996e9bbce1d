import { Button, type ButtonProps } from '@mantine/core';
import { texts } from '#texts/en';

interface MarkAllButtonProps extends ButtonProps {
  hasUnread: boolean;
  onMark: () => void;
}

/** Button that marks all notifications as read. Uses aria-disabled, because a disabled button would lose the focus. */
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
