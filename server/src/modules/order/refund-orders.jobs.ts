import type { Services } from '#platform/request/services';
import { createJobContext } from '#platform/request/job-context';
import { defineJob } from '#platform/jobs/job';
import { type Due, forEachDue } from '#platform/jobs/due';
import { paymentProvider } from '#platform/payments/payment-provider';

interface DueRefund {
  id: string;
  paymentRef: string;
}

const DUE_REFUNDS: Due = {
  name: 'due_refunds',
  includesSuspended: true,
  query: `select json_agg(json_build_object('id', o.id, 'paymentRef', o.payment_ref) order by o.refund_due_at, o.id)
    from public.seat_order o where o.institution_id = tenant and o.refund_due_at <= moment and o.refunded_at is null
      and o.payment_ref is not null`,
};

/**
 * Pays refunded orders back at the provider. Safe to run repeatedly, concurrently and to interrupt: the provider refunds a
 * payment once, and an order without an answer is found again.
 */
export async function refundOrders(services: Services): Promise<void> {
  const { hosted } = paymentProvider(services.config);
  if (!hosted) return;
  await forEachDue(services, DUE_REFUNDS, async ({ id: institutionId, due }) => {
    const context = createJobContext(services, institutionId, 'refund-orders');
    for (const { id, paymentRef } of due as DueRefund[])
      try {
        await hosted.refund({ paymentRef, orderId: id });
        await context.transaction((em) =>
          em.execute('update seat_order set refunded_at = ? where institution_id = ? and id = ?', [
            new Date(),
            institutionId,
            id,
          ]),
        );
      } catch (err) {
        services.log.warn({ err, orderId: id }, 'a refund failed and is tried again');
      }
  });
}

/** Pays refunded orders back. */
export const REFUND_ORDERS = defineJob({
  name: 'refund-orders',
  schedule: '* * * * *',
  due: DUE_REFUNDS,
  run: refundOrders,
});
