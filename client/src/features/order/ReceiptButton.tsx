import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

const t = texts.order;

/** Button that downloads the receipt of an order, labelled with its number. */
export function ReceiptButton({ id, number }: { id: string; number: number }) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveExport(`/exports/receipts/${id}`, new AbortController().signal);
    } catch (error) {
      notify.error(readError(error).message || t.receiptFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={isBusy}
      aria-label={t.downloadReceipt(number)}
      onClick={() => void save()}
    >
      {number}
    </Button>
  );
}
