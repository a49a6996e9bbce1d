import { registerEnumType } from 'type-graphql';

export enum SubscriptionStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  PAST_DUE = 'past-due',
  ENDED = 'ended',
}

registerEnumType(SubscriptionStatus, {
  name: 'PlanSubscriptionStatus',
  description: 'Status of a subscription to a plan.',
  valuesConfig: {
    PENDING: { description: 'The owner opened the page of the provider, and the first payment is awaited.' },
    ACTIVE: { description: 'The plan is paid.' },
    PAST_DUE: {
      description: 'A payment failed. The plan stays until the provider gives up collecting it.',
    },
    ENDED: { description: 'It ended, or was given up before the first payment.' },
  },
});

export enum InvoiceStatus {
  OPEN = 'open',
  PAID = 'paid',
  VOID = 'void',
  UNCOLLECTIBLE = 'uncollectible',
}

registerEnumType(InvoiceStatus, {
  name: 'PlanInvoiceStatus',
  description: 'Status of an invoice of a subscription.',
  valuesConfig: {
    OPEN: { description: 'The payment is awaited.' },
    PAID: { description: 'Paid.' },
    VOID: { description: 'Withdrawn: nothing is to pay.' },
    UNCOLLECTIBLE: { description: 'The provider gave up collecting it.' },
  },
});
