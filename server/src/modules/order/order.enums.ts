import { registerEnumType } from 'type-graphql';

export enum OrderStatus {
  AWAITED = 'awaited',
  PAID = 'paid',
  FAILED = 'failed',
  REFUNDED = 'refunded',
  CANCELLED = 'cancelled',
}

registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of an order.',
  valuesConfig: {
    AWAITED: { description: 'The payment is awaited, and a seat is held.' },
    PAID: { description: 'The payment arrived.' },
    FAILED: { description: 'The payment failed.' },
    REFUNDED: { description: 'The payment was paid back.' },
    CANCELLED: { description: 'Given up before a payment arrived.' },
  },
});

/** Ways to pay (document 2, section 3, Enrollment form), and by invoice. */
export enum PaymentMethod {
  CREDIT_CARD = 'credit-card',
  PAYPAL = 'paypal',
  INVOICE = 'invoice',
}

registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'Way in which a student wants to pay.',
  valuesConfig: {
    CREDIT_CARD: { description: 'By credit card.' },
    PAYPAL: { description: 'With PayPal.' },
    INVOICE: { description: 'By bank transfer, with an invoice of the institution.' },
  },
});

/** Provider that takes the payment. */
export enum PaymentProviderName {
  DEMO = 'demo',
  MANUAL = 'manual',
  STRIPE = 'stripe',
}

registerEnumType(PaymentProviderName, {
  name: 'PaymentProvider',
  description: 'Provider that takes payments.',
  valuesConfig: {
    DEMO: { description: 'Demo mode: every order counts as paid, and no money is taken.' },
    MANUAL: { description: 'The institution takes payments outside of the product, and staff confirm them.' },
    STRIPE: { description: 'Students pay on a page of Stripe. A seat is held for 15 minutes.' },
  },
});

export enum Experience {
  BEGINNER = 'beginner',
  INTERMEDIATE = 'intermediate',
  ADVANCED = 'advanced',
}

registerEnumType(Experience, {
  name: 'Experience',
  description: 'Experience of a student in the subject.',
  valuesConfig: {
    BEGINNER: { description: 'Beginner.' },
    INTERMEDIATE: { description: 'Intermediate.' },
    ADVANCED: { description: 'Advanced.' },
  },
});
