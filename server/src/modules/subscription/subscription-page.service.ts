import { PLAN_TERMS } from '#modules/institution/plan.rules';
import type { Plan } from '#modules/institution/plan.enums';
import type { HostedSubscriptions, PlanOffer } from '#platform/payments/subscriptions';
import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import type { Subscription } from './subscription.entity.ts';

/** Address of our page to which the pages of the provider lead back. */
export const returnUrlOf = ({ services, transport }: Context): string =>
  new URL('/isettings?tab=billing', services.hosts.originAt(transport)).href;

/** Returns a plan as it is sold. Free and negotiated plans are not sold. */
export function offerOf({ config }: Pick<Services, 'config'>, plan: Plan): PlanOffer | null {
  const { price } = PLAN_TERMS[plan];
  const name = plan[0]!.toUpperCase() + plan.slice(1);
  return price ? { plan, title: `${config.appName} ${name}`, amount: price * 100 } : null;
}

/**
 * Opens the page on which a subscription begins, and stores its reference. The ID of the subscription is the key, so a page
 * that was opened before without being stored is found. The provider is called outside of the transaction.
 * @param context in the institution of the subscription
 */
export async function openPage(
  context: Context,
  hosted: HostedSubscriptions,
  { id, institution, plan, customerRef }: Subscription,
): Promise<{ ref: string; url: string }> {
  const page = await hosted.open({
    subscriptionId: id,
    institutionId: institution.id,
    offer: offerOf(context.services, plan)!,
    customerRef: customerRef ?? null,
    returnUrl: returnUrlOf(context),
  });
  await context.transaction((em) =>
    em.execute(
      `update subscription set page_ref = ? where institution_id = ? and id = ? and page_ref is distinct from ?`,
      [page.ref, institution.id, id, page.ref],
    ),
  );
  return page;
}
