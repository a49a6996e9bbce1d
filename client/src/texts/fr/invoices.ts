import type { PlanInvoiceStatus } from '../enums.generated.ts';

/** Texts of the invoices of subscriptions. */
export const invoices = {
  title: 'Factures',
  number: 'Facture',
  date: 'Date',
  period: 'Période',
  range: (from: string, to: string) => `${from} – ${to}`,
  status: 'Statut',
  statuses: {
    OPEN: 'À payer',
    PAID: 'Payée',
    VOID: 'Annulée',
    UNCOLLECTIBLE: 'Non recouvrée',
  } satisfies Record<PlanInvoiceStatus, string>,
  amount: 'Montant',
  download: (number: string) => `Télécharger la facture ${number}`,
  downloadFailed: 'Impossible de télécharger la facture. Veuillez réessayer.',
  failed: 'Impossible de charger les factures. Veuillez réessayer.',
};
