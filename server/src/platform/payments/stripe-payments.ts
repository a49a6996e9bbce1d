import { Stripe } from 'stripe';
import type { HostedPayments, HostedState, OrderEvent, PaymentProvider, ProviderEvent } from './payments.ts';
import { createClient, type StripeSettings } from './stripe-client.ts';
import { subscriptionEventOf, subscriptionsByStripe } from './stripe-subscriptions.ts';

/** Creates the provider of payments by Stripe Checkout. */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  return {
    name: 'stripe',
    begin: () => 'awaited',
    hosted: hostedByStripe(stripe, settings),
    subscriptions: subscriptionsByStripe(stripe),
  };
}

const hostedByStripe = (stripe: Stripe, { webhookSecret }: StripeSettings): HostedPayments => ({
  async open({ orderId, institutionId, title, amount, returnUrl }) {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: orderId,
        metadata: { orderId, institutionId },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'usd', unit_amount: amount, product_data: { name: title } },
          },
        ],
        success_url: returnUrl,
        cancel_url: returnUrl,
      },
      { idempotencyKey: `open-${orderId}` },
    );
    return { ref: session.id, url: session.url! };
  },
  read: async (ref) => stateOf(await stripe.checkout.sessions.retrieve(ref)),
  async close(ref) {
    try {
      return stateOf(await stripe.checkout.sessions.expire(ref));
    } catch (error) {
      // Only an open page can be closed: it is paid or closed already.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return stateOf(await stripe.checkout.sessions.retrieve(ref));
    }
  },
  async refund({ paymentRef, orderId }) {
    await stripe.refunds.create({ payment_intent: paymentRef }, { idempotencyKey: `refund-${orderId}` });
  },
  parseEvent: (body, signature) => eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
});

type Session = Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent' | 'amount_total'>;

function stateOf({ status, payment_status, payment_intent, amount_total }: Session): HostedState {
  if (payment_status === 'paid')
    return {
      state: 'paid',
      paymentRef: typeof payment_intent === 'string' ? payment_intent : payment_intent!.id,
      amount: amount_total!,
    };
  return { state: status === 'expired' ? 'closed' : 'open' };
}

const eventOf = (event: Stripe.Event): ProviderEvent | null =>
  subscriptionEventOf(event) ?? orderEventOf(event);

/** Returns the event of a payment page. Its state counts, not its type, so that late and repeated events are harmless. */
function orderEventOf(event: Stripe.Event): OrderEvent | null {
  if (!event.type.startsWith('checkout.session.')) return null;
  const session = event.data.object as Stripe.Checkout.Session;
  const { orderId, institutionId } = session.metadata ?? {};
  if (!orderId || !institutionId) return null;
  return { id: event.id, type: event.type, orderId, institutionId, page: stateOf(session) };
}
