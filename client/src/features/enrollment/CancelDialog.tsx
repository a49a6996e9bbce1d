import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';

interface CancelDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The title of the cohort. */
  title: string;
  isWaiting: boolean;
  onConfirm: (doneText: string) => Promise<void>;
}

/** Asks before the viewer gives back a seat or leaves the waitlist. */
export function CancelDialog({ opened, onClose, title, isWaiting, onConfirm }: CancelDialogProps) {
  const words = texts.cancelEnrollment;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={isWaiting ? words.leaveTitle : words.title}
      confirmLabel={isWaiting ? words.leaveConfirm : words.confirm}
      destructive
      onConfirm={() => onConfirm(isWaiting ? words.left : words.done)}
    >
      {isWaiting ? words.leaveAbout(title) : words.about(title)}
    </ConfirmDialog>
  );
}
