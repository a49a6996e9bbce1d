import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { texts } from '#texts/en';
import { afterFocusReturn } from './afterFocusReturn.ts';
import { useOpened } from './useOpened.ts';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** Dialog with a form, which stays until its transition has ended. */
export function FormDialog({ title, onClose, children }: FormDialogProps) {
  const [isWanted, setWanted] = useState(true);
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={afterFocusReturn(onClose)}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      {children(close)}
    </Modal>
  );
}
