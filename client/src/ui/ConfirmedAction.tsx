import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface ConfirmedActionProps {
  label: string;
  /** Accessible name: distinguishes buttons that have the same label. */
  fullLabel: string;
  dialogTitle: string;
  /** Label that closes the dialog; Cancel by default. */
  cancelLabel?: string;
  variant: 'light' | 'default';
  icon?: ReactNode;
  isDestructive?: boolean;
  send: () => Promise<unknown>;
  doneText: string;
  failedText: string;
  /** Text of the dialog. */
  children: ReactNode;
}

/** Button that asks for confirmation in a dialog, sends, and reports the result in a toast. */
export function ConfirmedAction({
  label,
  fullLabel,
  dialogTitle,
  isDestructive = false,
  ...props
}: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await props.send();
      notify.success(props.doneText);
    } catch (error) {
      notify.error(readError(error).message || props.failedText);
      throw error;
    }
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant={props.variant}
        leftSection={props.icon}
        aria-label={fullLabel}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={dialogTitle}
        confirmLabel={label}
        cancelLabel={props.cancelLabel}
        destructive={isDestructive}
        onConfirm={confirm}
      >
        {props.children}
      </ConfirmDialog>
    </>
  );
}
