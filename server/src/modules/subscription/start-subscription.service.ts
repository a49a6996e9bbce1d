import type { EntityManager } from '@mikro-orm/postgresql';
import { lockStudentLimit } from '#modules/billing/student-limit.service';
import { Institution } from '#modules/institution/institution.entity';
import { Plan } from '#modules/institution/plan.enums';
import { assertRoomFor, NotPossible } from '#modules/institution/set-plan.service';
import type { HostedSubscriptions } from '#platform/payments/subscriptions';
import type { Context } from '#platform/request/context';
import { Conflict } from '#kernel/errors';
import { answered, authorizeOwner } from './manage-subscription.service.ts';
import { settleSubscription } from './settle-subscription.service.ts';
import { offerOf, openPage } from './subscription-page.service.ts';
import { SubscriptionStatus } from './subscription.enums.ts';
import { Subscription } from './subscription.entity.ts';
import { SUBSCRIPTION_MESSAGES } from './subscription.rules.ts';

/**
 * Begins the subscription of the viewer's institution to a plan. It has one page at the provider, also for two calls at once; the
 * page of another plan is closed first. Nothing is paid until the owner pays there.
 * @returns the URL of the page
 * @throws Forbidden unless the viewer is the owner; Invalid with the field `plan`; Conflict when there is a subscription, with a
 * plan by agreement, and where plans are not sold
 */
export async function startSubscription(context: Context, plan: Plan): Promise<string> {
  const { hosted, institutionId } = authorizeOwner(context);
  if (!offerOf(context.services, plan)) throw NotPossible(SUBSCRIPTION_MESSAGES.notPaid);
  const pending = await findPending(context);
  if (pending) await answered(context, () => endPending(context, hosted, pending, plan));
  const subscription = await openSubscription(context, institutionId, plan);
  const { url } = await answered(context, () => openPage(context, hosted, subscription));
  return url;
}

const findPending = (context: Context): Promise<Subscription | null> =>
  context.transaction((em: EntityManager) =>
    em.findOne(Subscription, { status: SubscriptionStatus.PENDING }, { disableIdentityMap: true }),
  );

/** Closes the page of a pending subscription to another plan, and applies its state, because it may be paid already. */
async function endPending(
  context: Context,
  hosted: HostedSubscriptions,
  pending: Subscription,
  plan: Plan,
): Promise<void> {
  if (pending.plan !== plan && !pending.providerRef)
    await hosted.closePage(pending.pageRef ?? (await openPage(context, hosted, pending)).ref);
  await settleSubscription(context, hosted, { subscriptionId: pending.id });
}

/** Returns the pending subscription to the plan, or a new one. The lock makes two calls at once find the same. */
const openSubscription = (context: Context, institutionId: string, plan: Plan): Promise<Subscription> =>
  context.transaction(async (em) => {
    await lockStudentLimit(em, institutionId);
    const open = await em.findOne(Subscription, { status: { $ne: SubscriptionStatus.ENDED } });
    const isPending = open?.status === SubscriptionStatus.PENDING && !open.providerRef;
    if (open && !(isPending && open.plan === plan)) throw Conflict(SUBSCRIPTION_MESSAGES.exists);
    if (open) return open;
    const institution = await em.findOneOrFail(Institution, institutionId);
    if (institution.plan === Plan.ENTERPRISE) throw Conflict(SUBSCRIPTION_MESSAGES.byAgreement);
    await assertRoomFor(em, institutionId, plan);
    const [last] = await em.find(
      Subscription,
      { customerRef: { $ne: null } },
      { orderBy: { createdAt: 'desc' }, limit: 1 },
    );
    return em.create(Subscription, {
      institution: institutionId as never,
      plan,
      customerRef: last?.customerRef ?? null,
    } as never);
  });
