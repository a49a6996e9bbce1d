import { Modal } from '@mantine/core';
import { texts } from '#texts/en';
import { useOpened } from '#ui/useOpened';
import { ShortcutList } from '../settings/ShortcutList.tsx';

interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Lists the keyboard shortcuts. Loaded when it is first opened. */
export default function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={texts.keyboardSettings.dialog}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <ShortcutList />
    </Modal>
  );
}
