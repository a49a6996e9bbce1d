import { Conflict, NotFound } from '#kernel/errors';
import { withoutInstitution } from '#kernel/viewer';
import { paymentProvider } from '#platform/payments/payment-provider';
import type { Context } from '#platform/request/context';
import { PaymentMethod } from './order.enums.ts';
import { REFUSALS } from './order.rules.ts';
import { openPage, type PagedOrder } from './payment-page.service.ts';

/**
 * Opens the payment page of an order of the viewer. Idempotent: an order has one page. The provider is called outside of the
 * transaction; without its answer the order stays as it is. The page of an order that ended in the meantime is kept, too,
 * so that it gets closed. An order whose page was asked for has a way to pay, so that a page that was not stored is looked for.
 * @throws NotFound, Conflict when no payment is awaited, or payments are made outside of the product
 */
export async function openPaymentPage(context: Context, orderId: string): Promise<void> {
  const { hosted } = paymentProvider(context.services.config);
  if (!hosted) throw Conflict(REFUSALS.notHosted);
  const order = await findPayable(context, orderId);
  const inside = context.as({ ...context.viewer, institutionId: order.institutionId });
  if (!order.hasMethod)
    await inside.transaction((em) =>
      em.execute(`update seat_order set method = ? where institution_id = ? and id = ? and method is null`, [
        PaymentMethod.CREDIT_CARD,
        order.institutionId,
        orderId,
      ]),
    );
  await openPage(inside, hosted, order);
}

interface Payable extends PagedOrder {
  hasMethod: boolean;
}

/** Finds an own order whose payment is awaited, in any institution. */
async function findPayable(context: Context, orderId: string): Promise<Payable> {
  const { services, viewer } = context;
  const [found] = await services.runStatements(withoutInstitution(viewer), [
    {
      name: 'payable_order',
      text: `select json_build_object('id', id, 'institutionId', institution_id, 'title', title, 'amount', (amount * 100)::bigint,
          'cohortId', cohort_id, 'hasMethod', method is not null, 'isOpen', status = 'awaited' and held_until > now())::text
        from seat_order where id = $1 and account_id = $2`,
      values: [orderId, viewer.accountId],
    },
  ]);
  if (!found) throw NotFound('Order');
  const order = JSON.parse(found) as Payable & { isOpen: boolean };
  if (!order.isOpen) throw Conflict(REFUSALS.notAwaited);
  return order;
}
