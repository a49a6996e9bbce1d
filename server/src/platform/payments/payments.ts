import type { HostedSubscriptions, SubscriptionEvent } from './subscriptions.ts';

/** Seat to pay for. */
export interface Purchase {
  enrollmentId: string;
  /** Amount in cents of US dollars, greater than 0. */
  amount: number;
}

/** `paid`: the seat is assigned now. `awaited`: it is assigned when the payment is confirmed. */
export type PaymentState = 'paid' | 'awaited';

/** Provider of payments for seats. */
export interface PaymentProvider {
  /** Name that orders keep: `demo`, `manual` or `stripe`. */
  name: string;
  /** Begins a payment. It is called inside the enrolling transaction, so it must not do any I/O. */
  begin: (purchase: Purchase) => PaymentState;
  /** Payments on the provider's own pages. Null for payments outside the product. */
  hosted: HostedPayments | null;
  /** Subscriptions of institutions to plans. Null where the platform's staff sets plans. */
  subscriptions: HostedSubscriptions | null;
}

/** Order to pay on a page of the provider. */
export interface HostedRequest {
  orderId: string;
  institutionId: string;
  title: string;
  /** In cents of US dollars. */
  amount: number;
  /** URL of our page to which the provider's page leads back. */
  returnUrl: string;
}

/** State of a payment page. `paymentRef` identifies the payment at the provider. */
export type HostedState =
  { state: 'open' } | { state: 'closed' } | { state: 'paid'; paymentRef: string; amount: number };

/** Report of a provider about the page of an order. */
export interface OrderEvent {
  /** ID at the provider: an event that is sent twice has the same. */
  id: string;
  type: string;
  institutionId: string;
  orderId: string;
  page: HostedState;
}

/** Report of a provider about an order or a subscription. */
export type ProviderEvent = OrderEvent | SubscriptionEvent;

/** Payments on pages of a provider. All calls do I/O with a time limit, and none is made inside a transaction. */
export interface HostedPayments {
  /** Creates the page of an order, or returns the one that it has. The same order must come with the same request. */
  open: (request: HostedRequest) => Promise<{ ref: string; url: string }>;
  read: (ref: string) => Promise<HostedState>;
  /** Closes a page, so that nobody pays there any more, and returns its state, which may be paid. */
  close: (ref: string) => Promise<HostedState>;
  /** Pays a payment back. Idempotent: an order is refunded once. */
  refund: (payment: { paymentRef: string; orderId: string }) => Promise<void>;
  /**
   * Returns a signed event, or null for one that concerns neither an order nor a subscription.
   * @throws Error for a wrong signature
   */
  parseEvent: (body: Buffer, signature: string) => ProviderEvent | null;
}
