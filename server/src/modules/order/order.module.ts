import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { countFunction } from '#platform/database/counted';
import { EnrollmentDetails } from './enrollment-details.entity.ts';
import { ORDER_COUNTS } from './order.counts.ts';
import { Order } from './order.entity.ts';
import { OrderFieldsOfEnrollment } from './order.fields.ts';
import { OrderChangesResolver } from './order-changes.resolver.ts';
import { orderConsumer } from './order.consumer.ts';
import { ORDER_NOTIFICATIONS } from './order.notifications.ts';
import { OrderResolver } from './order.resolver.ts';
import { PaymentEvent } from './payment-event.entity.ts';
import { ASK_ABOUT_ORDERS } from './ask-provider.jobs.ts';
import { REFUND_ORDERS } from './refund-orders.jobs.ts';
import { ORDER_WEBHOOKS } from './order.webhook.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** An order was made, or its payment changed. */
    orderChanged: { institutionId: string; orderId: string };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** `refunded`: a payment was paid back. */
    order: 'created' | 'paid' | 'cancelled' | 'refunded';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    orders: 'read' | 'write';
  }
}

export const orderModule: Module = {
  name: 'order',
  entities: [Order, EnrollmentDetails, PaymentEvent],
  triggerFunctions: [countFunction('seat_order', ORDER_COUNTS)],
  jobs: [ASK_ABOUT_ORDERS, REFUND_ORDERS],
  nodes: [
    { type: Order, scope: 'orders:read' },
    { type: EnrollmentDetails, scope: 'orders:read' },
  ],
  fields: [OrderFieldsOfEnrollment],
  resolvers: [OrderChangesResolver, OrderResolver],
  consumers: [orderConsumer],
  scopes: {
    orders: {
      read: 'Read orders with their payments, and the answers of students in the enrollment form.',
      write: 'Mark orders as paid, refund and cancel them.',
    },
  },
  tokenAccess: {
    order: ['orders:read'],
    orders: ['orders:read'],
    orderChanged: ['orders:read'],
    paymentProvider: ['orders:read'],
    markOrderPaid: ['orders:write'],
    cancelOrder: ['orders:write'],
    refundOrder: ['orders:write'],
    checkout: SESSION_ONLY,
    payOrder: SESSION_ONLY,
  },
  webhooks: [ORDER_WEBHOOKS],
  notifications: ORDER_NOTIFICATIONS,
};
