import * as z from 'zod/mini';
import { parseOrThrow } from '#kernel/validation';
import { DownloadPlanInvoiceDocument } from '#api/rest/documents/plan-invoice.generated';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of an invoice.') });

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Serves GET /exports/plan-invoices/:id: an invoice of a subscription as PDF, rendered for each download. */
export function servePlanInvoices(server: DownloadServer): void {
  const { appName } = server.services.config;
  serveDownload(server, {
    path: '/exports/plan-invoices/:id',
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
    document: DownloadPlanInvoiceDocument,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ planInvoice: { number, title, amount, institution, ...invoice } }) {
      const { receiptPdf } = await import('#modules/order/receipt.pdf'); // heavy, and rarely needed
      const [from, to] = [invoice.periodStart, invoice.periodEnd].map((day) => DAY.format(new Date(day)));
      const body = await receiptPdf({
        heading: `Invoice ${number}`,
        seller: appName,
        buyerName: institution.name,
        buyerEmail: institution.details?.adminEmail ?? '',
        title,
        plan: `${from} to ${to}`,
        amount: amount.amount,
        discount: 0,
        couponCode: null,
        currency: amount.currency,
        method: null,
        at: new Date(invoice.paidAt ?? invoice.createdAt),
        happened: invoice.paidAt ? 'Paid' : 'Issued',
        refundedAt: null,
      });
      return {
        body,
        contentType: 'application/pdf',
        size: body.length,
        disposition: `attachment; filename="invoice-${number.replaceAll(/[^\w-]/g, '_')}.pdf"`,
      };
    },
  });
}
