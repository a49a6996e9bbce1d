import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { texts } from '#texts/en';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';
import classes from './ui.module.css';
import { useOpened } from './useOpened.ts';

/** Window of `ConfirmDialog`. Its own chunk. */
export default function ConfirmDialogWindow(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, confirmLabel, destructive = false, onConfirm } = props;
  const { cancelLabel = texts.common.cancel, returnFocusTo } = props;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const target = returnFocusTo?.current;
    if (opened && target) return () => target.focus();
  }, [opened, returnFocusTo]);
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
      returnFocus={!returnFocusTo}
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
          {cancelLabel}
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
