import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';

const t = texts.order;

interface OrderActionProps {
  id: string;
  title: string;
  buyer: string;
  document: TypedDocumentNode<unknown, { id: string }>;
  label: string;
  text: string;
  /** Toast after the change. */
  done: string;
  /** Whether somebody loses a seat. */
  isLoss?: boolean;
}

/** Button that changes an order after a question. */
export function OrderAction({
  id,
  title,
  buyer,
  document,
  label,
  text,
  done,
  isLoss = false,
}: OrderActionProps) {
  const [isAsking, setAsking] = useState(false);
  const [send] = useMutation(document);
  const confirm = async () => {
    try {
      await send({ variables: { id } });
      notify.success(done);
    } catch (error) {
      notify.error(readError(error).message || t.changeFailed);
      throw error;
    }
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t.named(label, title, buyer)}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={label}
        confirmLabel={label}
        destructive={isLoss}
        onConfirm={confirm}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
