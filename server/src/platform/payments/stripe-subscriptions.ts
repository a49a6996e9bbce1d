import { Stripe } from 'stripe';
import {
  type HostedSubscriptions,
  type InvoiceState,
  PaymentDeclined,
  type PlanChange,
  type PlanOffer,
  type SubscriptionEvent,
  type SubscriptionPage,
  type SubscriptionRequest,
  type SubscriptionState,
} from './subscriptions.ts';

/*
 * A subscription at Stripe has our IDs and its plan in its metadata. A smaller plan has its price at once, without proration,
 * which Stripe charges from the next period; `paidPlan` and `paidUntil` say which plan the present period was paid for.
 */

/** Invoices that one call returns, more than seven years of monthly ones. */
const INVOICES = 100;

/** Creates subscriptions by Stripe Billing, which begin with Checkout. */
export const subscriptionsByStripe = (stripe: Stripe): HostedSubscriptions => ({
  async open(request) {
    const session = await stripe.checkout.sessions.create(pageOf(request), {
      idempotencyKey: `subscribe-${request.subscriptionId}`,
    });
    return { ref: session.id, url: session.url! };
  },
  readPage: async (ref) => stateOfPage(await stripe.checkout.sessions.retrieve(ref)),
  async closePage(ref) {
    try {
      return stateOfPage(await stripe.checkout.sessions.expire(ref));
    } catch (error) {
      // Only an open page can be closed: it is complete or closed already.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return stateOfPage(await stripe.checkout.sessions.retrieve(ref));
    }
  },
  async read(ref) {
    const [subscription, invoices] = await Promise.all([
      stripe.subscriptions.retrieve(ref),
      stripe.invoices.list({ subscription: ref, limit: INVOICES }),
    ]);
    return stateOf(subscription, invoices.data);
  },
  change: (change) => changePlan(stripe, change),
  async setEnding(ref, ends) {
    if (ends) return void (await stripe.subscriptions.update(ref, { cancel_at_period_end: true }));
    const { cancel_at_period_end } = await stripe.subscriptions.retrieve(ref);
    // The portal sets a time instead of the flag, and Stripe takes only one of them.
    await stripe.subscriptions.update(
      ref,
      cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
    );
  },
  async setPaused(ref, isPaused) {
    await stripe.subscriptions.update(ref, { pause_collection: isPaused ? { behavior: 'void' } : '' });
  },
  async openPortal({ customerRef, returnUrl }) {
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customerRef,
      return_url: returnUrl,
    });
    return url;
  },
});

const priceOf = ({ amount }: PlanOffer) =>
  ({ currency: 'usd', unit_amount: amount, recurring: { interval: 'month' } }) as const;

function pageOf({ subscriptionId, institutionId, offer, customerRef, returnUrl }: SubscriptionRequest) {
  const ids = { subscriptionId, institutionId };
  return {
    mode: 'subscription',
    client_reference_id: subscriptionId,
    metadata: ids,
    subscription_data: { metadata: { ...ids, plan: offer.plan } },
    line_items: [{ quantity: 1, price_data: { ...priceOf(offer), product_data: { name: offer.title } } }],
    ...(customerRef && { customer: customerRef }),
    success_url: returnUrl,
    cancel_url: returnUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

async function changePlan(stripe: Stripe, { ref, offer, from, paidPlan, key }: PlanChange): Promise<void> {
  const { items } = await stripe.subscriptions.retrieve(ref);
  const item = items.data[0]!;
  const product = await stripe.products.create({ name: offer.title }, { idempotencyKey: `product-${key}` });
  const isKept = from === 'now' || offer.plan === paidPlan;
  try {
    await stripe.subscriptions.update(
      ref,
      {
        items: [{ id: item.id, price_data: { ...priceOf(offer), product: product.id } }],
        proration_behavior: from === 'now' ? 'always_invoice' : 'none',
        payment_behavior: 'error_if_incomplete', // an unpaid larger plan changes nothing
        metadata: {
          plan: offer.plan,
          paidPlan: isKept ? '' : paidPlan,
          paidUntil: isKept ? '' : String(item.current_period_end),
        },
      },
      { idempotencyKey: `change-${key}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined(error.message);
    throw error;
  }
}

const idOf = (object: string | { id: string }): string => (typeof object === 'string' ? object : object.id);

const timeOf = (seconds: number): Date => new Date(seconds * 1000);

type Page = Pick<Stripe.Checkout.Session, 'status' | 'subscription'>;

function stateOfPage({ status, subscription }: Page): SubscriptionPage {
  if (status === 'complete') return { state: 'complete', subscriptionRef: idOf(subscription!) };
  return { state: status === 'expired' ? 'closed' : 'open' };
}

const STATUSES: Readonly<Record<string, SubscriptionState['status']>> = {
  incomplete: 'pending',
  trialing: 'active',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  paused: 'past-due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

function stateOf(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): SubscriptionState {
  const { id, customer, status, metadata, items, cancel_at, cancel_at_period_end, ended_at } = subscription;
  const { pause_collection } = subscription;
  const { current_period_start, current_period_end } = items.data[0]!;
  const { plan = '', paidPlan, paidUntil } = metadata;
  const isPaidElse = Boolean(paidPlan) && current_period_start < Number(paidUntil);
  const endsAt = cancel_at ?? (cancel_at_period_end ? current_period_end : null);
  return {
    ref: id,
    customerRef: idOf(customer),
    status: STATUSES[status] ?? 'past-due',
    plan: isPaidElse ? paidPlan! : plan,
    nextPlan: isPaidElse ? plan : null,
    periodEnd: timeOf(current_period_end),
    cancelAt: endsAt === null ? null : timeOf(endsAt),
    endedAt: ended_at === null ? null : timeOf(ended_at),
    isPaused: pause_collection !== null,
    invoices: invoices.flatMap((invoice) => invoiceOf(invoice) ?? []),
  };
}

/** Returns an issued invoice. Null for a draft, which has no number. */
function invoiceOf(invoice: Stripe.Invoice): InvoiceState | null {
  const { id, number, status, total, created, lines, status_transitions } = invoice;
  if (!number || !status || status === 'draft') return null;
  const periods = lines.data.map(({ period }) => period);
  const [main] = lines.data.toSorted((a, b) => b.amount - a.amount);
  const paidAt = status_transitions.paid_at;
  return {
    ref: id,
    number,
    title: main?.description ?? '',
    amount: total,
    status: status as InvoiceState['status'],
    issuedAt: timeOf(created),
    periodStart: timeOf(Math.min(created, ...periods.map(({ start }) => start))),
    periodEnd: timeOf(Math.max(created, ...periods.map(({ end }) => end))),
    paidAt: paidAt === null ? null : timeOf(paidAt),
  };
}

/** Returns the event of a subscription, by the IDs in the metadata of the object that it is about. */
export function subscriptionEventOf(event: Stripe.Event): SubscriptionEvent | null {
  const { institutionId, subscriptionId } = metadataOf(event);
  if (!institutionId || !subscriptionId) return null;
  return { id: event.id, type: event.type, institutionId, subscriptionId };
}

function metadataOf({ type, data }: Stripe.Event): Stripe.Metadata {
  if (type.startsWith('invoice.'))
    return (data.object as Stripe.Invoice).parent?.subscription_details?.metadata ?? {};
  if (type.startsWith('checkout.session.') || type.startsWith('customer.subscription.'))
    return (data.object as Stripe.Subscription).metadata ?? {};
  return {};
}
