import type { HostedPayments } from '#platform/payments/payments';
import type { Context } from '#platform/request/context';

/** Order with what its payment page shows. None of it changes while a payment is awaited. */
export interface PagedOrder {
  id: string;
  institutionId: string;
  title: string;
  /** In cents. */
  amount: number;
  cohortId: string;
}

/**
 * Opens the page of an order at the provider, and stores it with the order. The ID of the order is the key, so a page that was
 * opened before without being stored is found. The provider is called outside of the transaction.
 * @param context in the institution of the order
 * @returns the reference of the page
 */
export async function openPage(context: Context, hosted: HostedPayments, order: PagedOrder): Promise<string> {
  const { id, institutionId, title, amount, cohortId } = order;
  const { ref, url } = await hosted.open({
    orderId: id,
    institutionId,
    title,
    amount,
    returnUrl: new URL(`/cohorts/${cohortId}/enroll`, context.services.hosts.originAt(context.transport))
      .href,
  });
  await context.transaction((em) =>
    em.execute(
      `update seat_order set provider_ref = ?, payment_url = ?
       where institution_id = ? and id = ? and provider_ref is distinct from ?`,
      [ref, url, institutionId, id, ref],
    ),
  );
  return ref;
}

/**
 * Returns the page of an order whose reference was not stored, for example because the server was killed in between.
 * @param context in the institution of the order
 */
export async function recoverPage(
  context: Context,
  hosted: HostedPayments,
  institutionId: string,
  orderId: string,
): Promise<string> {
  const [order] = await context.transaction((em) =>
    em.execute<PagedOrder[]>(
      `select id, institution_id as "institutionId", title, (amount * 100)::int as amount, cohort_id as "cohortId"
       from seat_order where institution_id = ? and id = ?`,
      [institutionId, orderId],
    ),
  );
  return openPage(context, hosted, order!);
}
