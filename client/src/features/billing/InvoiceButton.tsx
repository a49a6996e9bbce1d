import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

const t = texts.invoices;

/** Button that downloads an invoice, labelled with its number. */
export function InvoiceButton({ id, number }: { id: string; number: string }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveExport(`/exports/plan-invoices/${id}`, new AbortController().signal);
    } catch (error) {
      notify.error(readError(error).message || t.downloadFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="transparent"
      px={0}
      loading={isBusy}
      aria-label={t.download(number)}
      onClick={() => void save()}
    >
      {number}
    </Button>
  );
}
