import { Button } from '@mantine/core';
import { useState } from 'react';
import { saveExport } from '#lib/download';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';

const t = texts.order;

interface ReceiptButtonProps {
  /** ID of the order. */
  id: string;
  number: number;
  /** Whether the label says that the number is that of a receipt, where no column does. */
  isNamed?: boolean;
}

/** Button that downloads the receipt of an order, labelled with its number. */
export function ReceiptButton({ id, number, isNamed = false }: ReceiptButtonProps) {
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
      mx={isNamed ? undefined : -8} // the number is below its column's name
      loading={isBusy}
      aria-label={t.downloadReceipt(number)}
      onClick={() => void save()}
    >
      {isNamed ? t.receiptNamed(number) : number}
    </Button>
  );
}
