import type { EntityManager } from '@mikro-orm/postgresql';
import { lockStudentLimit } from '#modules/billing/student-limit.service';
import type { Plan } from '#modules/institution/plan.enums';
import { costsLess, PLAN_TERMS } from '#modules/institution/plan.rules';
import { assertRoomFor, NotPossible } from '#modules/institution/set-plan.service';
import { paymentProvider } from '#platform/payments/payment-provider';
import { type HostedSubscriptions, PaymentDeclined } from '#platform/payments/subscriptions';
import type { Context } from '#platform/request/context';
import { createJobContext } from '#platform/request/job-context';
import { authorize } from '#kernel/authorize';
import { AppError, Conflict } from '#kernel/errors';
import { settleSubscription } from './settle-subscription.service.ts';
import { offerOf, returnUrlOf } from './subscription-page.service.ts';
import { SubscriptionStatus } from './subscription.enums.ts';
import { Subscription } from './subscription.entity.ts';
import { subscriptionPolicy } from './subscription.policy.ts';
import { SUBSCRIPTION_MESSAGES } from './subscription.rules.ts';

/**
 * Asserts that the viewer is the owner and that plans are sold here.
 * @throws Forbidden, Conflict
 */
export function authorizeOwner({ viewer, services }: Context): {
  hosted: HostedSubscriptions;
  institutionId: string;
} {
  authorize(viewer, subscriptionPolicy.manage);
  const { subscriptions } = paymentProvider(services.config);
  if (!subscriptions) throw Conflict(SUBSCRIPTION_MESSAGES.notSold);
  return { hosted: subscriptions, institutionId: viewer.institutionId };
}

/** Runs calls of the provider. Without its answer the person is asked to try again. @throws Conflict */
export async function answered<T>({ services }: Context, calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (err) {
    if (err instanceof AppError || err instanceof PaymentDeclined) throw err;
    services.log.warn({ err }, 'the payment provider did not answer about a subscription');
    throw Conflict(SUBSCRIPTION_MESSAGES.noAnswer);
  }
}

/**
 * Asks the provider about the open subscription of the viewer's institution and applies its state. What follows is not done by
 * the viewer, as if the provider had reported it. Idempotent; without a subscription nothing happens.
 * @throws Forbidden, Conflict
 */
export async function refreshSubscription(context: Context): Promise<void> {
  const { hosted, institutionId } = authorizeOwner(context);
  const open = await findOpen(context);
  if (!open) return;
  const asProvider = createJobContext(context.services, institutionId, 'refreshSubscription');
  await answered(context, () => settleSubscription(asProvider, hosted, { subscriptionId: open.id }));
}

/**
 * Changes the plan of the running subscription: a larger one at once, with the rest of the period charged, a smaller one from
 * the next period if it includes all students. The present plan withdraws a smaller one that was chosen before. Idempotent.
 * @throws Forbidden; Invalid with the field `plan`; Conflict when a payment failed, it is ending, or the payment is declined
 */
export async function changeSubscription(context: Context, plan: Plan): Promise<void> {
  const { hosted, institutionId } = authorizeOwner(context);
  const offer = offerOf(context.services, plan);
  if (!offer) throw NotPossible(SUBSCRIPTION_MESSAGES.notPaid);
  const { id, providerRef, ...present } = await findRunning(context);
  if ((present.nextPlan ?? present.plan) === plan) return;
  if (present.status === SubscriptionStatus.PAST_DUE) throw Conflict(SUBSCRIPTION_MESSAGES.pastDue);
  if (present.cancelAt) throw Conflict(SUBSCRIPTION_MESSAGES.ending);
  const costsMore = costsLess(PLAN_TERMS[present.plan], PLAN_TERMS[plan]);
  if (!costsMore)
    await context.transaction(async (em) => {
      await lockStudentLimit(em, institutionId);
      await assertRoomFor(em, institutionId, plan);
    });
  const change = {
    ref: providerRef,
    offer,
    from: costsMore ? ('now' as const) : ('renewal' as const),
    paidPlan: present.plan,
    key: `${id}-${present.revision}`, // two clicks at once change it once
  };
  await settling(context, hosted, id, () => hosted.change(change));
}

/** Lets the running subscription end with its period. Idempotent. @throws Forbidden, Conflict */
export const cancelSubscription = (context: Context): Promise<void> => setEnding(context, true);

/** Lets the running subscription go on after its period. Idempotent. @throws Forbidden, Conflict */
export const resumeSubscription = (context: Context): Promise<void> => setEnding(context, false);

async function setEnding(context: Context, ends: boolean): Promise<void> {
  const { hosted } = authorizeOwner(context);
  const { id, providerRef, cancelAt } = await findRunning(context);
  if ((cancelAt != null) === ends) return;
  await settling(context, hosted, id, () => hosted.setEnding(providerRef, ends));
}

/**
 * Returns the URL of the provider's page on which the owner keeps the cards of the running subscription.
 * @throws Forbidden, Conflict
 */
export async function openBillingPortal(context: Context): Promise<string> {
  const { hosted } = authorizeOwner(context);
  const { customerRef } = await findRunning(context);
  return answered(context, () =>
    hosted.openPortal({ customerRef: customerRef!, returnUrl: returnUrlOf(context) }),
  );
}

/** Makes a change at the provider and applies its state, also when the change failed. */
async function settling(
  context: Context,
  hosted: HostedSubscriptions,
  subscriptionId: string,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await answered(context, change);
  } catch (error) {
    await answered(context, () => settleSubscription(context, hosted, { subscriptionId })).catch(() => null);
    throw error instanceof PaymentDeclined ? Conflict(SUBSCRIPTION_MESSAGES.declined) : error;
  }
  await answered(context, () => settleSubscription(context, hosted, { subscriptionId }));
}

const findOpen = (context: Context): Promise<Subscription | null> =>
  context.transaction((em: EntityManager) =>
    em.findOne(Subscription, { status: { $ne: SubscriptionStatus.ENDED } }, { disableIdentityMap: true }),
  );

type Running = Pick<
  Subscription,
  'id' | 'plan' | 'nextPlan' | 'status' | 'cancelAt' | 'customerRef' | 'revision'
> & { providerRef: string };

/** @throws Conflict unless a subscription of the viewer's institution is paid or past due */
async function findRunning(context: Context): Promise<Running> {
  const open = await findOpen(context);
  if (!open?.providerRef || open.status === SubscriptionStatus.PENDING)
    throw Conflict(SUBSCRIPTION_MESSAGES.none);
  return open as Running;
}
