import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { ConfirmedAction } from '#ui/ConfirmedAction';

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
export function OrderAction({ id, title, buyer, document, label, text, done, isLoss }: OrderActionProps) {
  const [send] = useMutation(document);
  return (
    <ConfirmedAction
      label={label}
      fullLabel={t.named(label, title, buyer)}
      dialogTitle={label}
      variant="default"
      isDestructive={isLoss}
      send={() => send({ variables: { id } })}
      doneText={done}
      failedText={t.changeFailed}
    >
      {text}
    </ConfirmedAction>
  );
}
