import { decimalOf } from '#kernel/money.rules';
import { parseOrThrow } from '#kernel/validation';
import { ordersExportRules } from '#modules/order/order.rules';
import {
  OrdersExportDocument,
  type OrdersExportQuery,
  type OrdersExportQueryVariables,
} from '#api/rest/documents/orders.generated';
import { oneLine } from './csv.ts';
import { type DownloadServer, serveDownload } from './download.ts';
import { exportName, pagedCsv } from './paged-csv.ts';

/** Orders per page: a download holds one page in memory. */
const PAGE = 100;

type Order = OrdersExportQuery['orders']['nodes'][number];

type Filters = Omit<OrdersExportQueryVariables, 'first' | 'after' | 'isFirst'>;

const instant = (value: string | Date | null | undefined) => (value ? new Date(value).toISOString() : '');

const COLUMNS: Record<string, (order: Order) => string> = {
  id: ({ id }) => id,
  orderedAt: ({ createdAt }) => instant(createdAt),
  cohort: ({ title }) => oneLine(title),
  plan: ({ plan }) => oneLine(plan?.name),
  buyer: ({ buyerName }) => oneLine(buyerName),
  email: ({ buyerEmail }) => oneLine(buyerEmail),
  status: ({ status }) => status,
  amount: ({ amount }) => decimalOf(amount.amount),
  currency: ({ amount }) => amount.currency,
  method: ({ method }) => method ?? '',
  provider: ({ provider }) => provider,
  receipt: ({ receiptNumber }) => receiptNumber?.toString() ?? '',
  paidAt: ({ paidAt }) => instant(paidAt),
  refundedAt: ({ refundedAt }) => instant(refundedAt),
  discount: ({ discount }) => decimalOf(discount.amount),
  coupon: ({ couponCode }) => oneLine(couponCode),
};

/**
 * Serves GET /exports/orders.csv: the orders that the caller can read, with the filters of the list.
 * `x-total-count` is the number of lines after the header.
 */
export function serveOrdersExport(server: DownloadServer): void {
  serveDownload(server, {
    path: '/exports/orders.csv',
    headers: { 'cache-control': 'no-store' },
    document: OrdersExportDocument,
    variablesOf: ({ query }) => ({
      ...(parseOrThrow(ordersExportRules, query) as Filters),
      first: PAGE,
      after: null as string | null,
      isFirst: true,
    }),
    fileOf: ({ orders }, { context, variables, read }) => ({
      body: pagedCsv(COLUMNS, orders, async (after) => {
        const next = await read({ ...variables, after, isFirst: false });
        return next.orders;
      }),
      contentType: 'text/csv; charset=utf-8',
      disposition: exportName('orders', context.viewer.namespace),
      headers: { 'x-total-count': String(orders.totalCount ?? 0) },
    }),
  });
}
