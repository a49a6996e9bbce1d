import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import classes from './ui.module.css';
import { useOpened } from './useOpened.ts';

/** Window of `ConfirmDialog`. Its own chunk. */
export default function ConfirmDialogWindow(props: ConfirmDialogProps) {
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
      opened={useOpened(opened)}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
    >
      <Text component="div" c="dimmed">
        {children}
      </Text>
      <Group justify="flex-end" mt="xl" gap="sm" className={classes.answers}>
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
