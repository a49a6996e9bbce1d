import { Conflict, NotFound } from '#kernel/errors';
import { withoutInstitution } from '#kernel/viewer';
import { paymentProvider } from '#platform/payments/payment-provider';
import type { Context } from '#platform/request/context';
import { REFUSALS } from './order.rules.ts';

interface Payable {
  institutionId: string;
  title: string;
  amount: number;
  buyerEmail: string;
  cohortId: string;
}

/**
 * Opens the payment page of an order of the viewer. Idempotent: an order has one page. The provider is called outside of the
 * transaction; without its answer the order stays as it is. The page of an order that ended in the meantime is kept, too,
 * so that it gets closed.
 * @throws NotFound, Conflict when no payment is awaited, or payments are made outside of the product
 */
export async function openPaymentPage(context: Context, orderId: string): Promise<void> {
  const { hosted } = paymentProvider(context.services.config);
  if (!hosted) throw Conflict(REFUSALS.notHosted);
  const order = await findPayable(context, orderId);
  const inside = context.as({ ...context.viewer, institutionId: order.institutionId });
  const { ref, url } = await hosted.open({
    orderId,
    institutionId: order.institutionId,
    title: order.title,
    amount: order.amount,
    email: order.buyerEmail,
    returnUrl: new URL(`/cohorts/${order.cohortId}/enroll`, context.services.config.appOrigin).href,
  });
  await inside.transaction((em) =>
    em.execute(
      `update seat_order set provider_ref = ?, payment_url = ?
       where institution_id = ? and id = ? and provider_ref is distinct from ?`,
      [ref, url, order.institutionId, orderId, ref],
    ),
  );
}

/** Finds an own order whose payment is awaited, in any institution. */
async function findPayable(context: Context, orderId: string): Promise<Payable> {
  const { services, viewer } = context;
  const [found] = await services.runStatements(withoutInstitution(viewer), [
    {
      name: 'payable_order',
      text: `select json_build_object('institutionId', institution_id, 'title', title, 'amount', (amount * 100)::bigint,
          'buyerEmail', buyer_email, 'cohortId', cohort_id, 'isOpen', status = 'awaited' and held_until > now())::text
        from seat_order where id = $1 and account_id = $2`,
      values: [orderId, viewer.accountId],
    },
  ]);
  if (!found) throw NotFound('Order');
  const order = JSON.parse(found) as Payable & { isOpen: boolean };
  if (!order.isOpen) throw Conflict(REFUSALS.notAwaited);
  return order;
}
