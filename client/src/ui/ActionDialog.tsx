import type { ReactNode, RefObject } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface ActionDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Label of the button that sends. */
  label: string;
  /** Label that closes the dialog; Cancel by default. */
  cancelLabel?: string | undefined;
  isDestructive?: boolean;
  /** Element that gets the focus when the dialog closes, where the opener is gone by then. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  send: () => Promise<unknown>;
  doneText: string;
  failedText: string;
  /** Text of the dialog. */
  children: ReactNode;
}

/** Dialog that asks for confirmation, sends, and reports the result in a toast. It stays open after a failure. */
export function ActionDialog(props: ActionDialogProps) {
  const { label, cancelLabel, isDestructive = false, send, doneText, failedText, ...dialog } = props;
  const confirm = async () => {
    try {
      await send();
      notify.success(doneText);
    } catch (error) {
      notify.error(readError(error).message || failedText);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel={label}
      cancelLabel={cancelLabel}
      destructive={isDestructive}
      onConfirm={confirm}
    />
  );
}
