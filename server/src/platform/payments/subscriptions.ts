/** Plan as it is sold: a price per month. */
export interface PlanOffer {
  plan: string;
  /** Name on the page of the provider and on invoices. */
  title: string;
  /** Cents of US dollars per month. */
  amount: number;
}

/** Subscription to begin on a page of the provider. */
export interface SubscriptionRequest {
  subscriptionId: string;
  institutionId: string;
  offer: PlanOffer;
  /** Customer of an earlier subscription of the institution. */
  customerRef: string | null;
  /** URL of our page to which the provider's page leads back. */
  returnUrl: string;
}

/** State of the page on which a subscription begins. `subscriptionRef` identifies the subscription at the provider. */
export type SubscriptionPage =
  { state: 'open' } | { state: 'closed' } | { state: 'complete'; subscriptionRef: string };

/** Present state of a subscription at the provider. */
export interface SubscriptionState {
  ref: string;
  customerRef: string;
  status: 'pending' | 'active' | 'past-due' | 'ended';
  /** Plan of the present period. */
  plan: string;
  /** Plan from the next period. Null if it stays. */
  nextPlan: string | null;
  periodEnd: Date;
  /** Time at which it ends without another payment. Null if it goes on. */
  cancelAt: Date | null;
  endedAt: Date | null;
  /** Whether nothing is charged until it goes on. Periods go by, and their invoices are void. */
  isPaused: boolean;
  /** All issued invoices. */
  invoices: InvoiceState[];
}

/** Present state of an issued invoice at the provider. */
export interface InvoiceState {
  ref: string;
  number: string;
  title: string;
  /** In cents of US dollars. */
  amount: number;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  issuedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  paidAt: Date | null;
}

/** Change of the plan of a subscription. */
export interface PlanChange {
  ref: string;
  offer: PlanOffer;
  /** `now`: at once, and the rest of the period is charged. `renewal`: from the next period. */
  from: 'now' | 'renewal';
  /** Plan that is paid until the next period. */
  paidPlan: string;
  /** Key with which a repeated change is made once. */
  key: string;
}

/** Report of a provider that something happened to a subscription. The present state is to be asked for. */
export interface SubscriptionEvent {
  /** ID at the provider: an event that is sent twice has the same. */
  id: string;
  type: string;
  institutionId: string;
  subscriptionId: string;
}

/** Subscriptions at a provider. All calls do I/O with a time limit, and none is made inside a transaction. */
export interface HostedSubscriptions {
  /** Creates the page of a subscription, or returns the one that it has. The same one must come with the same request. */
  open: (request: SubscriptionRequest) => Promise<{ ref: string; url: string }>;
  readPage: (ref: string) => Promise<SubscriptionPage>;
  /** Closes a page, so that nobody subscribes there any more, and returns its state, which may be complete. */
  closePage: (ref: string) => Promise<SubscriptionPage>;
  read: (ref: string) => Promise<SubscriptionState>;
  /** @throws PaymentDeclined if the plan costs more and the payment is refused; nothing is changed then */
  change: (change: PlanChange) => Promise<void>;
  /** Lets a subscription end with its period, or go on after it. */
  setEnding: (ref: string, ends: boolean) => Promise<void>;
  /** Stops charging for a subscription, or goes on with it. */
  setPaused: (ref: string, isPaused: boolean) => Promise<void>;
  /** Returns the URL of the page on which a customer keeps cards. */
  openPortal: (portal: { customerRef: string; returnUrl: string }) => Promise<string>;
}

/** A payment that the bank or the card refused. */
export class PaymentDeclined extends Error {}
