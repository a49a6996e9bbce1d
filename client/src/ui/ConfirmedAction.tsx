import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx';

interface ConfirmedActionProps extends Omit<
  ActionDialogProps,
  'opened' | 'onClose' | 'title' | 'returnFocusTo'
> {
  /** Accessible name: distinguishes buttons that have the same label. */
  fullLabel: string;
  dialogTitle: string;
  variant: 'light' | 'default';
  icon?: ReactNode;
}

/** Button that asks for confirmation in a dialog, sends, and reports the result in a toast. */
export function ConfirmedAction({ fullLabel, dialogTitle, variant, icon, ...dialog }: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="compact-sm"
        variant={variant}
        leftSection={icon}
        aria-label={fullLabel}
        onClick={() => setAsking(true)}
      >
        {dialog.label}
      </Button>
      <ActionDialog {...dialog} opened={isAsking} onClose={() => setAsking(false)} title={dialogTitle} />
    </>
  );
}
