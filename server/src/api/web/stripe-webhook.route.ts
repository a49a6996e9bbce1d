import type { FastifyInstance } from 'fastify';
import { settleOrder } from '#modules/order/settle-order.service';
import { settleSubscription } from '#modules/subscription/settle-subscription.service';
import { paymentProvider } from '#platform/payments/payment-provider';
import type { ProviderEvent } from '#platform/payments/payments';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';

const MAX_EVENT = 256 * 1024;

/**
 * Serves the webhook of Stripe. The signature covers the bytes of the body, so it is read unparsed. 200 says that the event
 * was applied; Stripe repeats it after any other answer.
 */
export async function serveStripeWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const { hosted } = paymentProvider(services.config);
  if (!hosted) return;
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_EVENT }, (_request, body, done) =>
      done(null, body),
    );
    routes.post('/payments/stripe/webhook', async (request, reply) => {
      const event = parse(hosted, request.body as Buffer, request.headers['stripe-signature']);
      if (event === undefined) return reply.code(400).send({ error: 'The signature is wrong.' });
      if (event) await settle(services, event);
      return reply.code(200).send({ received: true });
    });
  });
}

/** Applies what an event is about: a subscription, whose present state is asked for, or the page of an order. */
async function settle(services: Services, event: ProviderEvent): Promise<void> {
  const context = createJobContext(services, event.institutionId, 'stripe-webhook');
  if ('orderId' in event) return settleOrder(context, { orderId: event.orderId, page: event.page, event });
  const { subscriptions } = paymentProvider(services.config);
  await settleSubscription(context, subscriptions!, { subscriptionId: event.subscriptionId, event });
}

type Hosted = NonNullable<ReturnType<typeof paymentProvider>['hosted']>;

/** Returns the event, null for one that concerns neither an order nor a subscription, or undefined for a wrong signature. */
function parse(hosted: Hosted, body: Buffer, signature: unknown) {
  try {
    return typeof signature === 'string' && Buffer.isBuffer(body)
      ? hosted.parseEvent(body, signature)
      : undefined;
  } catch {
    return undefined;
  }
}
