import type { Services } from '#platform/request/services';
import { createJobContext } from '#platform/request/job-context';
import { defineJob } from '#platform/jobs/job';
import { type Due, findDueInstitutions } from '#platform/jobs/due';
import { paymentProvider } from '#platform/payments/payment-provider';
import { settleOrder } from './settle-order.service.ts';

interface OpenOrder {
  id: string;
  ref: string | null;
  isOver: boolean;
}

/**
 * Orders whose payment is awaited from a provider, and orders that are over although their payment page is not known to be
 * closed: reports may be late or lost, so a payment may be on its way. Pages live for a day at the provider.
 */
export const OPEN_ORDERS: Due = {
  name: 'open_orders',
  query: `select json_agg(json_build_object('id', o.id, 'ref', o.provider_ref,
      'isOver', o.status <> 'awaited' or o.held_until <= moment) order by o.held_until, o.id)
    from public.seat_order o where o.institution_id = tenant
      and (o.status = 'awaited' and o.held_until is not null
          and (o.held_until <= moment or (o.provider_ref is not null and o.created_at <= moment - interval '2 minutes'))
        or o.status <> 'awaited' and o.provider_ref is not null and o.payment_ref is null and o.page_closed_at is null
          and o.created_at > moment - interval '30 days')`,
};

/**
 * Asks the provider about orders that stay open, and ends the hold of seats whose time is over: the page is closed first, so
 * that nobody pays for a seat that is gone. Without an answer, an overdue seat becomes free all the same. Its page is closed
 * as soon as the provider answers, and a payment that was made there is refunded.
 */
export async function askAboutOrders(services: Services): Promise<void> {
  const { hosted } = paymentProvider(services.config);
  for (const { id: institutionId, due } of await findDueInstitutions(services.orm.em.fork(), OPEN_ORDERS)) {
    const context = createJobContext(services, institutionId, 'ask-about-orders');
    for (const { id, ref, isOver } of due as OpenOrder[]) {
      const page = hosted && ref ? await stateOf(services, hosted, ref, isOver) : null;
      if (page || isOver)
        await settleOrder(context, { orderId: id, page: page ?? { state: 'open' } }, { endsHold: isOver });
    }
  }
}

type Hosted = NonNullable<ReturnType<typeof paymentProvider>['hosted']>;

async function stateOf({ log }: Services, hosted: Hosted, ref: string, isOver: boolean) {
  try {
    return await (isOver ? hosted.close(ref) : hosted.read(ref));
  } catch (err) {
    log.warn({ err, ref }, 'the payment provider did not answer about an order');
    return null;
  }
}

/** Asks the provider about open orders, and frees seats whose payment did not arrive. */
export const ASK_ABOUT_ORDERS = defineJob({
  name: 'ask-about-orders',
  schedule: '* * * * *',
  due: OPEN_ORDERS,
  run: askAboutOrders,
});
