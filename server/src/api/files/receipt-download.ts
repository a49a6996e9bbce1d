import * as z from 'zod/mini';
import { Conflict } from '#kernel/errors';
import type { Say, Text } from '#kernel/translate';
import { parseOrThrow } from '#kernel/validation';
import { DownloadReceiptDocument, type DownloadReceiptQuery } from '#api/rest/documents/receipt.generated';
import { DRAWING_POINTS, drawInTurn } from '#platform/pdf/draw-in-turn';
import { type DownloadServer, serveDownload } from './download.ts';

const path = z.object({ id: z.uuid('This isn’t the ID of an order.') });

type Method = NonNullable<DownloadReceiptQuery['order']['method']>;

const PAID_BY: Record<Method, (say: Say) => Text> = {
  CREDIT_CARD: (say) => say`Paid by credit card.`,
  PAYPAL: (say) => say`Paid by PayPal.`,
  INVOICE: (say) => say`Paid by bank transfer.`,
};

/** Serves GET /exports/receipts/:id: the receipt of a paid order as PDF, rendered for each download. */
export function serveReceipts(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/receipts/:id',
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
    document: DownloadReceiptDocument,
    points: DRAWING_POINTS,
    variablesOf: ({ params }) => parseOrThrow(path, params),
    async fileOf({ order }, { context, language, say }) {
      const { receiptNumber, paidAt, refundedAt, plan, institution, amount, discount, method } = order;
      if (receiptNumber == null || !paidAt) throw Conflict('This order isn’t paid yet.');
      const { receiptPdf } = await import('#modules/order/receipt.pdf'); // heavy, and rarely needed
      const receipt = {
        heading: say`Receipt ${receiptNumber}`,
        seller: institution.name,
        buyerName: order.buyerName,
        buyerEmail: order.buyerEmail,
        title: order.title,
        plan: plan?.name ?? null,
        amount: amount.amount,
        discount: discount.amount,
        couponCode: order.couponCode ?? null,
        currency: amount.currency,
        paidBy: method ? PAID_BY[method](say) : null,
        at: new Date(paidAt),
        isPaid: true,
        refundedAt: refundedAt ? new Date(refundedAt) : null,
      };
      const body = await drawInTurn(context.viewer.accountId!, () => receiptPdf(receipt, language));
      return {
        body,
        contentType: 'application/pdf',
        size: body.length,
        disposition: `attachment; filename="receipt-${receiptNumber}.pdf"`,
      };
    },
  });
}
