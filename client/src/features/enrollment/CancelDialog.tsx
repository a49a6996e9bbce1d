import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';

interface CancelDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Title of the cohort. */
  title: string;
  isWaiting: boolean;
  onConfirm: (doneText: string) => Promise<void>;
}

/** Dialog that asks before the viewer gives up a seat or leaves the waitlist. */
export function CancelDialog({ opened, onClose, title, isWaiting, onConfirm }: CancelDialogProps) {
  const t = texts.cancelEnrollment;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={isWaiting ? t.leaveTitle : t.title}
      confirmLabel={isWaiting ? t.leaveConfirm : t.confirm}
      cancelLabel={isWaiting ? t.stay : t.keep}
      destructive
      onConfirm={() => onConfirm(isWaiting ? t.left : t.done)}
    >
      {isWaiting ? t.leaveAbout(title) : t.about(title)}
    </ConfirmDialog>
  );
}
