import { Button } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';

const t = texts.subscription;

interface SubscriptionActionProps {
  label: string;
  /** Text of the question. */
  text: string;
  /** Toast after the change. */
  done: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isMain?: boolean;
  send: () => Promise<unknown>;
}

/** Button that changes the subscription after a question. */
export function SubscriptionAction({ label, text, done, send, ...look }: SubscriptionActionProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    try {
      await send();
      notify.success(done);
    } catch (error) {
      notify.error(readError(error).message || t.failed);
      throw error;
    }
  };
  return (
    <>
      <Button variant={look.isMain ? 'filled' : 'default'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={label}
        confirmLabel={label}
        cancelLabel={look.cancelLabel}
        destructive={look.isDestructive ?? false}
        onConfirm={confirm}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
