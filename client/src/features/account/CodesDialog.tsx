import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { texts } from '#texts/en';
import { afterFocusReturn } from '#ui/afterFocusReturn';
import { useOpened } from '#ui/useOpened';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface CodesDialogProps {
  title: string;
  onClose: () => void;
  /** First step, which leads to the codes. */
  children: (showCodes: (codes: readonly string[]) => void) => ReactNode;
}

/** Dialog whose last step shows recovery codes. Only its button closes that step, because the codes are lost with it. */
export function CodesDialog({ title, onClose, children }: CodesDialogProps) {
  const [isWanted, setWanted] = useState(true);
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setWanted(false);
  return (
    <Modal
      opened={useOpened(isWanted)}
      onClose={close}
      onExitTransitionEnd={afterFocusReturn(onClose)}
      title={codes ? texts.twoFactor.codesTitle : title}
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={codes === undefined}
      withCloseButton={codes === undefined}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      {codes ? <RecoveryCodes codes={codes} onSaved={close} /> : children(setCodes)}
    </Modal>
  );
}
