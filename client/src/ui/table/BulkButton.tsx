import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { Bulk, BulkRun } from './useBulk.ts';

interface BulkButtonProps extends BulkRun {
  bulk: Bulk;
  label: string;
  /** Asks first, for actions that cannot be undone or that notify people. */
  confirm?: { title: string; text: string };
  /** Whether something is lost. */
  isLoss?: boolean;
}

/** Button in a `BulkBar` that runs an action for the selected rows that permit it; disabled if none does. */
export function BulkButton({ bulk, label, confirm, isLoss = false, ...action }: BulkButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={action.items.length === 0}
        loading={bulk.isRunning}
        onClick={() => (confirm ? setAsking(true) : void bulk.run(action))}
      >
        {label}
      </Button>
      {confirm && (
        <ConfirmDialog
          opened={isAsking}
          onClose={() => setAsking(false)}
          title={confirm.title}
          confirmLabel={label}
          destructive={isLoss}
          onConfirm={() => bulk.run(action)}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </>
  );
}
