import type { PlanInvoiceStatus } from '../enums.generated.ts';

/** Texts of the invoices of subscriptions. */
export const invoices = {
  title: 'Facturas',
  number: 'Factura',
  date: 'Fecha',
  period: 'Periodo',
  range: (from: string, to: string) => `${from} – ${to}`,
  status: 'Estado',
  statuses: {
    OPEN: 'Abierta',
    PAID: 'Pagada',
    VOID: 'Anulada',
    UNCOLLECTIBLE: 'Sin cobrar',
  } satisfies Record<PlanInvoiceStatus, string>,
  amount: 'Importe',
  download: (number: string) => `Descargar la factura ${number}`,
  downloadFailed: 'No pudimos descargar la factura. Inténtalo de nuevo.',
  failed: 'No pudimos cargar las facturas. Inténtalo de nuevo.',
};
