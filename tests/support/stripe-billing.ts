import { randomUUID } from 'node:crypto';

type Metadata = Record<string, string>;

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  metadata: Metadata;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  pause_collection: { behavior: string } | null;
  items: {
    object: 'list';
    data: {
      id: string;
      price: { unit_amount: number };
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface StripeInvoice {
  id: string;
  object: 'invoice';
  number: string;
  status: 'open' | 'paid' | 'void';
  total: number;
  created: number;
  parent: { subscription_details: { subscription: string; metadata: Metadata } };
  lines: {
    object: 'list';
    data: { amount: number; description: string; period: { start: number; end: number } }[];
  };
  status_transitions: { paid_at: number | null };
}

/** A card was refused: status 402 of Stripe. */
export class Declined extends Error {}

const MONTH = 30 * 24 * 60 * 60;

const now = () => Math.floor(Date.now() / 1000);

/** Subscriptions, invoices and portals, as the stand-in for Stripe keeps them. */
export class StripeBilling {
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly invoices: StripeInvoice[] = [];
  /** While set, cards are refused. */
  declining = false;
  private readonly products = new Map<string, string>();

  /** Begins a subscription, as the buyer does who pays on its page. */
  begin(metadata: Metadata, amount: number, title: string, customer: string | null): StripeSubscription {
    const start = now();
    const subscription: StripeSubscription = {
      id: `sub_${randomUUID()}`,
      object: 'subscription',
      customer: customer ?? `cus_${randomUUID()}`,
      status: 'active',
      metadata: { ...metadata },
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      pause_collection: null,
      items: {
        object: 'list',
        data: [
          {
            id: `si_${randomUUID()}`,
            price: { unit_amount: amount },
            current_period_start: start,
            current_period_end: start + MONTH,
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.issue(subscription, amount, title, true);
    return subscription;
  }

  /** Lets the next period begin; with a refused card its invoice stays open, in a pause it is void. Returns the invoice. */
  renew(subscription: StripeSubscription, { fails = false } = {}): StripeInvoice {
    const item = subscription.items.data[0]!;
    item.current_period_start = item.current_period_end;
    item.current_period_end += MONTH;
    subscription.status = fails ? 'past_due' : 'active';
    const invoice = this.issue(subscription, item.price.unit_amount, 'Renewal', !fails);
    if (subscription.pause_collection)
      Object.assign(invoice, { status: 'void', status_transitions: { paid_at: null } });
    return invoice;
  }

  /** Pays the open invoices of a subscription. */
  settle(subscription: StripeSubscription): void {
    subscription.status = 'active';
    for (const invoice of this.invoicesOf(subscription.id)) {
      invoice.status = 'paid';
      invoice.status_transitions.paid_at ??= now();
    }
  }

  /** Ends a subscription. */
  end(subscription: StripeSubscription): void {
    subscription.status = 'canceled';
    subscription.ended_at = now();
  }

  /** Answers a call; undefined for one that this part does not know. @throws Declined */
  respond(method: string, path: string, given: URLSearchParams): unknown {
    if (path === '/v1/products') {
      const id = `prod_${randomUUID()}`;
      this.products.set(id, given.get('name')!);
      return { id, object: 'product' };
    }
    if (path === '/v1/billing_portal/sessions')
      return { object: 'billing_portal.session', url: `https://portal.example/${given.get('customer')!}` };
    if (path === '/v1/invoices')
      return { object: 'list', data: this.invoicesOf(given.get('subscription')!), has_more: false };
    const [, id] = /^\/v1\/subscriptions\/([^/]+)$/.exec(path) ?? [];
    const subscription = id && this.subscriptions.get(id);
    if (!subscription) return undefined;
    if (method === 'POST') this.change(subscription, given);
    return subscription;
  }

  private change(subscription: StripeSubscription, given: URLSearchParams): void {
    const item = subscription.items.data[0]!;
    const amount = given.get('items[0][price_data][unit_amount]');
    if (amount !== null) {
      if (given.get('proration_behavior') === 'always_invoice') {
        if (this.declining) throw new Declined('Your card was declined.');
        const title = this.products.get(given.get('items[0][price_data][product]')!)!;
        this.issue(subscription, Number(amount) - item.price.unit_amount, title, true);
      }
      item.price.unit_amount = Number(amount);
    }
    for (const [key, value] of given) {
      const [, name] = /^metadata\[(\w+)\]$/.exec(key) ?? [];
      if (name && value) subscription.metadata[name] = value;
      else if (name) delete subscription.metadata[name];
    }
    const ends = given.get('cancel_at_period_end');
    if (ends !== null) {
      subscription.cancel_at_period_end = ends === 'true';
      subscription.cancel_at = ends === 'true' ? item.current_period_end : null;
    }
    if (given.get('pause_collection') === '') subscription.pause_collection = null;
    const behavior = given.get('pause_collection[behavior]');
    if (behavior) subscription.pause_collection = { behavior };
    if (given.get('cancel_at') === '') subscription.cancel_at = null;
  }

  invoicesOf = (subscription: string): StripeInvoice[] =>
    this.invoices.filter(({ parent }) => parent.subscription_details.subscription === subscription);

  private issue(
    { id, metadata, items }: StripeSubscription,
    amount: number,
    title: string,
    isPaid: boolean,
  ): StripeInvoice {
    const { current_period_start: start, current_period_end: end } = items.data[0]!;
    const invoice: StripeInvoice = {
      id: `in_${randomUUID()}`,
      object: 'invoice',
      number: `LYC-${String(this.invoices.length + 1).padStart(4, '0')}`,
      status: isPaid ? 'paid' : 'open',
      total: amount,
      created: now() + this.invoices.length, // one after the other
      parent: { subscription_details: { subscription: id, metadata: { ...metadata } } },
      lines: { object: 'list', data: [{ amount, description: title, period: { start, end } }] },
      status_transitions: { paid_at: isPaid ? now() : null },
    };
    this.invoices.push(invoice);
    return invoice;
  }
}
