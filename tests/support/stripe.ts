import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { App } from './app.ts';
import { Declined, StripeBilling, type StripeSubscription } from './stripe-billing.ts';

const STRIPE_KEY = 'sk_test_standin';
const STRIPE_SECRET = 'whsec_standin';

/** Smallest payment in cents. */
const SMALLEST = 50;

interface Session {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  amount_total: number;
  metadata: Record<string, string>;
  success_url: string;
  mode: string;
  /** Subscription that was begun on the page. */
  subscription: string | null;
  customer: string | null;
  /** Metadata of the subscription, and its name. */
  plan: { metadata: Record<string, string>; title: string };
}

/** A signed request to the webhook. */
export interface SignedEvent {
  body: string;
  signature: string;
}

/** Sends an event to the webhook of a server. Returns the status. */
export async function sendEvent(
  { url }: Pick<App, 'url'>,
  { body, signature }: SignedEvent,
): Promise<number> {
  const { status } = await fetch(`${url}/payments/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return status;
}

export interface StripeStandIn {
  url: string;
  /** Environment of a server that uses it. */
  env: Record<string, string>;
  /** Sessions by the ID of the order. */
  sessionOf: (orderId: string) => Session | undefined;
  /** Pays a session, as the buyer does. Returns the event that Stripe sends, or null when the page is closed. */
  pay: (orderId: string) => SignedEvent | null;
  /** Subscriptions and invoices. */
  billing: StripeBilling;
  /** Open and ended pages on which a subscription begins, by its ID in the product. */
  pagesOf: (subscriptionId: string) => Session[];
  /** Pays on the page of a subscription of the product. Returns it with the event of Stripe, or null when the page is closed. */
  subscribe: (subscriptionId: string) => { subscription: StripeSubscription; event: SignedEvent } | null;
  /** Amounts that were refunded, by payment. */
  refunds: Map<string, number>;
  /** Payments that were made, by payment: the amounts in cents. */
  payments: Map<string, number>;
  /** Where events of pages that a browser pays on are sent; unset: nowhere. */
  webhook?: string;
  /** While set, calls get no answer until the client gives up, or status 500. */
  failing: boolean;
  /** Whether calls take effect, but their answers get lost on the way. */
  dropping: boolean;
  /** Called when a page was opened, before the answer is sent. */
  onOpened?: (orderId: string) => Promise<void>;
  stop: () => Promise<void>;
}

const signer = new Stripe(STRIPE_KEY);

/** Starts a server that answers the calls to Stripe that the product makes, and signs events. */
export async function startStripe(): Promise<StripeStandIn> {
  const sessions = new Map<string, Session>();
  const billing = new StripeBilling();
  const answers = new Map<string, { request: string; answer: unknown; isDeclined?: boolean }>();
  const refunds = new Map<string, number>();
  const payments = new Map<string, number>();

  const open = (given: URLSearchParams): Session => {
    const id = `cs_test_${randomUUID()}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `${standIn.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: Number(given.get('line_items[0][price_data][unit_amount]')),
      metadata: valuesIn(given, 'metadata'),
      success_url: given.get('success_url')!,
      mode: given.get('mode')!,
      subscription: null,
      customer: given.get('customer'),
      plan: {
        metadata: valuesIn(given, 'subscription_data[metadata]'),
        title: given.get('line_items[0][price_data][product_data][name]')!,
      },
    };
    sessions.set(id, session);
    return session;
  };

  const respond = (method: string, path: string, given: URLSearchParams): unknown => {
    if (path === '/v1/checkout/sessions') {
      const amount = Number(given.get('line_items[0][price_data][unit_amount]'));
      return amount < SMALLEST ? null : open(given); // Stripe refuses what cards cannot pay
    }
    const billed = billing.respond(method, path, given);
    if (billed) return billed;
    if (path === '/v1/refunds') {
      const payment = given.get('payment_intent')!;
      refunds.set(payment, (refunds.get(payment) ?? 0) + payments.get(payment)!);
      return { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' };
    }
    const [, id, end] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    const session = id && sessions.get(id);
    if (!session) return null;
    if (method === 'POST' && end) {
      if (session.status !== 'open') return null;
      session.status = 'expired';
    }
    return session;
  };

  /** The page on which a browser pays: a button that pays, reports it and leads back. */
  const servePage = async (request: http.IncomingMessage, response: http.ServerResponse, id: string) => {
    const session = sessions.get(id);
    if (!session) return response.writeHead(404).end();
    if (request.method === 'GET')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><title>Pay</title><form method="post"><button>Pay ${session.amount_total}</button></form>`,
        );
    const event =
      session.mode === 'subscription'
        ? (standIn.subscribe(session.metadata['subscriptionId']!)?.event ?? null)
        : standIn.pay(session.metadata['orderId']!);
    if (event && standIn.webhook)
      await fetch(standIn.webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
        body: event.body,
      });
    return response.writeHead(303, { location: session.success_url }).end();
  };

  const answerCall = async (request: http.IncomingMessage, response: http.ServerResponse, body: string) => {
    const send = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (standIn.failing) return send(500, { error: { type: 'api_error', message: 'Out of order' } });
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    if (known && known.request !== body)
      return send(400, {
        error: { type: 'idempotency_error', message: 'The request differs from the first.' },
      });
    const [path, query] = request.url!.split('?') as [string, string?];
    const given = new URLSearchParams(body || query);
    const declined = () =>
      send(402, { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } });
    if (known?.isDeclined) return declined();
    let answer: unknown;
    try {
      answer = known?.answer ?? respond(request.method!, path, given);
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      if (typeof key === 'string') answers.set(key, { request: body, answer: null, isDeclined: true });
      return declined();
    }
    if (!answer)
      return send(400, { error: { type: 'invalid_request_error', message: 'This is not possible now.' } });
    if (typeof key === 'string') answers.set(key, { request: body, answer });
    if (standIn.dropping) return response.destroy();
    if (request.url === '/v1/checkout/sessions') await standIn.onOpened?.(given.get('metadata[orderId]')!);
    return send(200, answer);
  };

  const server = http.createServer((request, response) => {
    const page = /^\/pay\/([^/?]+)$/.exec(request.url!);
    if (page) return void servePage(request, response, page[1]!);

    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void answerCall(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sessionOf = (orderId: string) =>
    [...sessions.values()].find(({ metadata }) => metadata['orderId'] === orderId);
  const standIn: StripeStandIn = {
    url,
    env: {
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
      STRIPE_API_BASE: url,
      DEMO: 'false',
    },
    refunds,
    payments,
    billing,
    pagesOf: (subscriptionId) =>
      [...sessions.values()].filter(({ metadata }) => metadata['subscriptionId'] === subscriptionId),
    subscribe(subscriptionId) {
      const session = standIn.pagesOf(subscriptionId).find(({ status }) => status === 'open');
      if (!session) return null;
      const { plan, amount_total, customer } = session;
      const subscription = billing.begin(plan.metadata, amount_total, plan.title, customer);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.subscription = subscription.id;
      return { subscription, event: signEvent('checkout.session.completed', session) };
    },
    failing: false,
    dropping: false,
    sessionOf,
    pay(orderId) {
      const session = sessionOf(orderId);
      if (session?.status !== 'open') return null;
      session.status = 'complete';
      session.payment_status = 'paid';
      session.payment_intent = `pi_${randomUUID()}`;
      payments.set(session.payment_intent, session.amount_total);
      return signEvent('checkout.session.completed', session);
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
  return standIn;
}

/** Returns the values of `name[key]` by their keys. */
const valuesIn = (given: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...given].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

/** Signs an event as Stripe does. */
export function signEvent(type: string, object: unknown, secret = STRIPE_SECRET): SignedEvent {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
  return { body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret }) };
}
