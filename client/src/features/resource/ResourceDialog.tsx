import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { texts } from '#texts/en';
import { useOpened } from '#ui/useOpened';

interface ResourceDialogProps {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** Window of a resource's form, which stays until its transition has ended. */
export function ResourceDialog({ title, onClose, children }: ResourceDialogProps) {
  const [isWanted, setWanted] = useState(true);
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={onClose}
      title={title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      {children(close)}
    </Modal>
  );
}
