import type { Services } from '#platform/request/services';
import { createJobContext } from '#platform/request/job-context';
import { defineJob } from '#platform/jobs/job';
import { type Due, forEachDue, inTurn } from '#platform/jobs/due';
import { paymentProvider } from '#platform/payments/payment-provider';
import type { HostedPayments } from '#platform/payments/payments';
import type { Context } from '#platform/request/context';
import { recoverPage } from './payment-page.service.ts';
import { settleOrder } from './settle-order.service.ts';

interface OpenOrder {
  id: string;
  /** Page at the provider. Null when none is known. */
  ref: string | null;
  /** Whether a page was asked for. */
  hasPage: boolean;
  isOver: boolean;
}

const HAS_PAGE = `(o.provider_ref is not null
  or o.provider = 'stripe' and o.method is not null and o.held_until is not null)`;

/**
 * Orders whose payment is awaited from a provider, and orders that are over although their payment page is not known to be
 * closed: reports may be late or lost, so a payment may be on its way. Pages live for a day at the provider. An order for which
 * somebody chose a way to pay at the provider has a page there, even if its reference was not stored.
 */
const OPEN_ORDERS: Due = {
  name: 'open_orders',
  includesSuspended: true,
  query: `select json_agg(json_build_object('id', o.id, 'ref', o.provider_ref, 'hasPage', ${HAS_PAGE},
      'isOver', o.status <> 'awaited' or o.held_until <= moment) order by o.held_until, o.id)
    from public.seat_order o where o.institution_id = tenant
      and (o.status = 'awaited' and o.held_until is not null
          and (o.held_until <= moment or (${HAS_PAGE} and o.created_at <= moment - interval '2 minutes'))
        or o.status <> 'awaited' and o.provider_ref is not null and o.payment_ref is null and o.page_closed_at is null
          and o.created_at > moment - interval '30 days'
        or o.status in ('paid', 'failed', 'refunded', 'cancelled') and o.created_at > moment - interval '3 days'
          and o.provider_ref is null and ${HAS_PAGE} and o.payment_ref is null and o.page_closed_at is null)`,
};

/**
 * Asks the provider about orders that stay open, and ends the hold of seats whose time is over: the page is closed first, so
 * that nobody pays for a seat that is gone. Without an answer, an overdue seat becomes free all the same. Its page is closed
 * as soon as the provider answers, and a payment that was made there is refunded.
 */
export async function askAboutOrders(services: Services): Promise<void> {
  const { hosted } = paymentProvider(services.config);
  await forEachDue(services, OPEN_ORDERS, ({ id: institutionId, due }) => {
    const context = createJobContext(services, institutionId, 'ask-about-orders');
    return inTurn(services.log, OPEN_ORDERS, due as OpenOrder[], async (order) => {
      const { id, isOver } = order;
      const page = hosted && order.hasPage ? await stateOf(context, hosted, institutionId, order) : null;
      if (page || isOver)
        await settleOrder(context, { orderId: id, page: page ?? { state: 'open' } }, { endsHold: isOver });
    });
  });
}

async function stateOf(
  context: Context,
  hosted: HostedPayments,
  institutionId: string,
  { id, ref, isOver }: OpenOrder,
) {
  try {
    const page = ref ?? (await recoverPage(context, hosted, institutionId, id));
    return await (isOver ? hosted.close(page) : hosted.read(page));
  } catch (err) {
    context.services.log.warn(
      { err, orderId: id, ref },
      'the payment provider did not answer about an order',
    );
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
