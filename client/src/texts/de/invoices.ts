import type { PlanInvoiceStatus } from '../enums.generated.ts';

/** Texts of the invoices of subscriptions. */
export const invoices = {
  title: 'Rechnungen',
  number: 'Rechnung',
  date: 'Datum',
  period: 'Zeitraum',
  range: (from: string, to: string) => `${from} – ${to}`,
  status: 'Status',
  statuses: {
    OPEN: 'Offen',
    PAID: 'Bezahlt',
    VOID: 'Ungültig',
    UNCOLLECTIBLE: 'Nicht eingezogen',
  } satisfies Record<PlanInvoiceStatus, string>,
  amount: 'Betrag',
  download: (number: string) => `Rechnung ${number} herunterladen`,
  downloadFailed: 'Die Rechnung konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
  failed: 'Die Rechnungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
};
