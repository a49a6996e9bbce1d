import { PAST_DUE_DATE } from '@rules/activity/past-due-date';
import { useState, type ReactNode } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';

const t = texts.activityForm;

interface Submitted {
  allowPastDueDate?: boolean | null | undefined;
}

/** Returns whether the server requires a confirmation, which it reports at this field. */
const isPastDueDate = (error: unknown) =>
  readError(error).fields.some(({ field, message }) => field === 'dueAt' && message === PAST_DUE_DATE);

/**
 * Asks for a confirmation before a due date in the past is saved.
 * @param consequence text of the dialog
 * @returns `submit`, which sends again after the confirmation, and the dialog to render.
 */
export function usePastDueDate<Input extends Submitted>(
  send: (input: Input) => Promise<unknown>,
  consequence: string = t.pastText,
): { submit: (input: Input) => Promise<unknown>; dialog: ReactNode } {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const submit = async (input: Input) => {
    try {
      return await send(input);
    } catch (error) {
      // If the author cancels, the message stays at the field.
      if (!isPastDueDate(error) || !(await ask())) throw error;
      return send({ ...input, allowPastDueDate: true });
    }
  };
  const dialog = (
    <ConfirmDialog
      opened={answer !== null}
      onClose={() => {
        answer?.(false);
        setAnswer(null);
      }}
      title={t.pastTitle}
      confirmLabel={t.pastConfirm}
      onConfirm={() => answer?.(true)}
    >
      {consequence}
    </ConfirmDialog>
  );
  return { submit, dialog };
}
