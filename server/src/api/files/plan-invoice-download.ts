import * as z from 'zod/mini';
import { formatDate } from '#kernel/format-date';
import { parseOrThrow } from '#kernel/validation';
import { DownloadPlanInvoiceDocument } from '#api/rest/documents/plan-invoice.generated';
import { DRAWING_POINTS, drawInTurn } from '#platform/pdf/draw-in-turn';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of an invoice.') });

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
    points: DRAWING_POINTS,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf(
      { planInvoice: { number, title, amount, institution, ...invoice } },
      { context, language, say },
    ) {
      const { receiptPdf } = await import('#modules/order/receipt.pdf'); // heavy, and rarely needed
      const [from, to] = [invoice.periodStart, invoice.periodEnd].map((day) =>
        formatDate(new Date(day), language),
      );
      const receipt = {
        heading: say`Invoice ${number}`,
        seller: appName,
        buyerName: institution.name,
        buyerEmail: institution.details?.adminEmail ?? '',
        title,
        plan: say`${from!} to ${to!}`,
        amount: amount.amount,
        discount: 0,
        couponCode: null,
        currency: amount.currency,
        paidBy: null,
        at: new Date(invoice.paidAt ?? invoice.createdAt),
        isPaid: Boolean(invoice.paidAt),
        refundedAt: null,
      };
      const body = await drawInTurn(context.viewer.accountId!, () => receiptPdf(receipt, language));
      return {
        body,
        contentType: 'application/pdf',
        size: body.length,
        disposition: `attachment; filename="invoice-${number.replaceAll(/[^\w-]/g, '_')}.pdf"`,
      };
    },
  });
}
