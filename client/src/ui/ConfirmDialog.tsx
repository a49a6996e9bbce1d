import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { texts } from '../texts/en.ts';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, in the document's words. */
  children: ReactNode;
  confirmLabel: string;
  /** Red button for what cannot be undone. */
  destructive?: boolean;
  /** Runs on confirmation; the dialog waits for it and closes, or stays open when it throws (say why in a toast). */
  onConfirm: () => Promise<unknown> | void;
}

/** Asks before something important; Escape and Cancel leave everything as it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, confirmLabel, destructive = false, onConfirm } = props;
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
    >
      <Text component="div" c="dimmed">
        {children}
      </Text>
      <Group justify="flex-end" mt="xl" gap="sm">
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {texts.common.cancel}
        </Button>
        <Button
          {...(destructive ? { color: 'red' } : {})}
          loading={isBusy}
          onClick={() => void confirm().catch(() => {})}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
