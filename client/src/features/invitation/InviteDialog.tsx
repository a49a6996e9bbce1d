import { Modal } from '@mantine/core';
import { texts } from '#texts/en';
import { useOpened } from '#ui/useOpened';
import InviteForm from './InviteForm.tsx';

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Called when somebody was invited. */
  onInvited: () => void;
}

/** Dialog that invites people. Its own chunk. */
export default function InviteDialog({ opened, onClose, onInvited }: InviteDialogProps) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={texts.inviteForm.title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <InviteForm onClose={onClose} onInvited={onInvited} />
    </Modal>
  );
}
