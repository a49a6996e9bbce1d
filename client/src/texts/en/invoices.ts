import type { PlanInvoiceStatus } from '../enums.generated.ts';

/** Texts of the invoices of subscriptions. */
export const invoices = {
  title: 'Invoices',
  number: 'Invoice',
  date: 'Date',
  period: 'Period',
  range: (from: string, to: string) => `${from} – ${to}`,
  status: 'Status',
  statuses: {
    OPEN: 'Open',
    PAID: 'Paid',
    VOID: 'Void',
    UNCOLLECTIBLE: 'Not collected',
  } satisfies Record<PlanInvoiceStatus, string>,
  amount: 'Amount',
  download: (number: string) => `Download invoice ${number}`,
  downloadFailed: 'We couldn’t download the invoice. Please try again.',
  failed: 'We couldn’t load the invoices. Please try again.',
};
