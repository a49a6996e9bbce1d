import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { ASK_ABOUT_SUBSCRIPTIONS } from './ask-subscriptions.jobs.ts';
import { Invoice } from './invoice.entity.ts';
import { InvoiceResolver } from './invoice.resolver.ts';
import { subscriptionConsumer } from './subscription.consumer.ts';
import { Subscription } from './subscription.entity.ts';
import { SubscriptionFieldsOfInstitution } from './subscription.fields.ts';
import { SUBSCRIPTION_NOTIFICATIONS } from './subscription.notifications.ts';
import { SubscriptionResolver } from './subscription.resolver.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** `changed`: of its status, plan, times or invoices. `payment_failed`: it became past due. */
    subscription: 'changed' | 'payment_failed';
  }
}

export const subscriptionModule: Module = {
  name: 'subscription',
  entities: [Subscription, Invoice],
  nodes: [
    { type: Subscription, scope: 'institution:read' },
    { type: Invoice, scope: 'institution:read' },
  ],
  fields: [SubscriptionFieldsOfInstitution],
  resolvers: [SubscriptionResolver, InvoiceResolver],
  consumers: [subscriptionConsumer],
  jobs: [ASK_ABOUT_SUBSCRIPTIONS],
  notifications: SUBSCRIPTION_NOTIFICATIONS,
  tokenAccess: {
    planInvoice: ['institution:read'],
    planInvoices: ['institution:read'],
    startSubscription: SESSION_ONLY,
    refreshSubscription: SESSION_ONLY,
    changeSubscription: SESSION_ONLY,
    cancelSubscription: SESSION_ONLY,
    resumeSubscription: SESSION_ONLY,
    openBillingPortal: SESSION_ONLY,
  },
};
