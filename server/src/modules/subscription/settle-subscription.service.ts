import type { EntityManager } from '@mikro-orm/postgresql';
import { lockStudentLimit } from '#modules/billing/student-limit.service';
import { Institution } from '#modules/institution/institution.entity';
import { Plan } from '#modules/institution/plan.enums';
import { applyPlan } from '#modules/institution/set-plan.service';
import { isNewEvent } from '#modules/order/payment-inbox.service';
import { publish } from '#platform/domain-event/publish';
import type {
  HostedSubscriptions,
  SubscriptionEvent,
  SubscriptionState,
} from '#platform/payments/subscriptions';
import type { Context, Transaction } from '#platform/request/context';
import { openPage } from './subscription-page.service.ts';
import { SubscriptionStatus } from './subscription.enums.ts';
import { Subscription } from './subscription.entity.ts';
import { storeInvoices } from './store-invoices.service.ts';

/** How often a state is asked for again because another one was applied before. */
const ATTEMPTS = 10;

/** Answer of the provider: a page without a subscription is open or closed. */
type Answer = { state: 'open' | 'closed' } | { state: 'begun'; subscription: SubscriptionState };

interface Settling {
  subscriptionId: string;
  event?: Pick<SubscriptionEvent, 'id' | 'type'>;
}

/**
 * Asks the provider for the present state of a subscription and applies it, together with the inbox of events: the plan of the
 * institution, the invoices, and the notifications that follow. Only the present state counts, so that reports may come late,
 * twice, in any order, or not at all and be asked for. An answer that is older than the applied one is asked for again.
 * While the institution is suspended, the provider pauses the payments.
 * @param context in the institution of the subscription; unknown subscriptions are ignored
 * @returns the subscription afterwards, or null
 */
export async function settleSubscription(
  context: Context,
  hosted: HostedSubscriptions,
  { subscriptionId, event }: Settling,
): Promise<Subscription | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = await find(context, subscriptionId);
    if (!known) return null;
    const answer = await ask(context, hosted, known);
    const settled = await context.transaction(async (em, afterCommit) => {
      await lockStudentLimit(em, known.institution.id);
      const subscription = await em.findOneOrFail(Subscription, { id: subscriptionId }, { refresh: true });
      if (subscription.revision !== known.revision) return null;
      if (event && !(await isNewEvent(em, known.institution.id, 'stripe', event))) return subscription;
      await apply({ em, context, afterCommit }, subscription, answer);
      return subscription;
    });
    if (settled) return settled;
  }
  throw new Error(`The subscription ${subscriptionId} changes all the time`);
}

const find = (context: Context, id: string): Promise<Subscription | null> =>
  context.transaction((em: EntityManager) => em.findOne(Subscription, { id }, { disableIdentityMap: true }));

async function ask(context: Context, hosted: HostedSubscriptions, known: Subscription): Promise<Answer> {
  if (known.providerRef) return begun(context, hosted, known, known.providerRef);
  const page = await hosted.readPage(known.pageRef ?? (await openPage(context, hosted, known)).ref);
  return page.state === 'complete' ? begun(context, hosted, known, page.subscriptionRef) : page;
}

async function begun(
  context: Context,
  hosted: HostedSubscriptions,
  { institution }: Subscription,
  ref: string,
): Promise<Answer> {
  const subscription = await hosted.read(ref);
  const { suspendedAt } = await context.transaction((em) =>
    em.findOneOrFail(Institution, institution.id, { disableIdentityMap: true }),
  );
  const isSuspended = suspendedAt != null;
  if (subscription.status === 'ended' || subscription.isPaused === isSuspended)
    return { state: 'begun', subscription };
  await hosted.setPaused(ref, isSuspended);
  return { state: 'begun', subscription: await hosted.read(ref) };
}

async function apply(transaction: Transaction, subscription: Subscription, answer: Answer): Promise<void> {
  subscription.revision += 1;
  subscription.askedAt = new Date();
  const before = visibleOf(subscription);
  const wasOpen = subscription.status !== SubscriptionStatus.ENDED;
  if (answer.state === 'closed' && wasOpen) {
    subscription.status = SubscriptionStatus.ENDED;
    subscription.endedAt = new Date();
  }
  let hasNewInvoices = false;
  if (answer.state === 'begun') {
    copy(subscription, answer.subscription);
    await transaction.em.flush();
    hasNewInvoices = await storeInvoices(transaction.em, subscription, answer.subscription.invoices);
    if (wasOpen) await followPlan(transaction, subscription);
  }
  if (before !== visibleOf(subscription) || hasNewInvoices)
    await publishChange(transaction, subscription, before);
}

/** Text of what people see of a subscription. */
const visibleOf = ({ plan, nextPlan, status, currentPeriodEnd, cancelAt }: Subscription): string =>
  JSON.stringify([status, plan, nextPlan ?? null, currentPeriodEnd ?? null, cancelAt ?? null]);

function copy(subscription: Subscription, state: SubscriptionState): void {
  subscription.providerRef = state.ref;
  subscription.customerRef = state.customerRef;
  subscription.status = state.status as SubscriptionStatus;
  subscription.plan = planOf(state.plan) ?? subscription.plan;
  subscription.nextPlan = state.nextPlan === null ? null : planOf(state.nextPlan);
  subscription.currentPeriodEnd = state.periodEnd;
  subscription.cancelAt = state.cancelAt;
  subscription.isPaused = state.isPaused;
  subscription.endedAt = state.status === 'ended' ? (state.endedAt ?? new Date()) : null;
}

const planOf = (value: string): Plan | null => Object.values(Plan).find((plan) => plan === value) ?? null;

/** Sets the plan of the institution to the paid one, and Free after the end. Nobody is put out. */
async function followPlan(
  transaction: Transaction,
  { institution, status, plan }: Subscription,
): Promise<void> {
  if (status === SubscriptionStatus.PENDING) return;
  const paid = status === SubscriptionStatus.ENDED ? Plan.FREE : plan;
  await applyPlan(transaction, institution.id, paid);
}

async function publishChange(
  transaction: Transaction,
  { id, institution, status }: Subscription,
  before: string,
): Promise<void> {
  const event = { institutionId: institution.id, ids: [id] };
  const [previous] = JSON.parse(before) as [SubscriptionStatus];
  const hasFailed = status === SubscriptionStatus.PAST_DUE && previous !== status;
  await publish(
    { type: hasFailed ? 'subscription.payment_failed' : 'subscription.changed', ...event },
    transaction,
  );
}
