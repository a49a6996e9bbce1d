import { Button } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';

interface CandidateButtonProps {
  label: string;
  /** Accessible name: distinguishes the buttons of a dialog. */
  fullLabel: string;
  /** Sends the mutation. Returns the text of what was done. */
  send: () => Promise<string>;
  failedText: string;
}

/** Button of a candidate that sends and reports the result in a toast. */
export function CandidateButton({ label, fullLabel, send, failedText }: CandidateButtonProps) {
  const [isSending, setSending] = useState(false);
  const click = async () => {
    setSending(true);
    try {
      notify.success(await send());
    } catch (error) {
      notify.error(readError(error).message || failedText);
    }
    setSending(false);
  };
  return (
    <Button size="sm" variant="light" loading={isSending} aria-label={fullLabel} onClick={() => void click()}>
      {label}
    </Button>
  );
}
