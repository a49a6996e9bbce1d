import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { BillingChangesResolver } from './billing-changes.resolver.ts';
import { billingConsumer } from './billing.consumer.ts';
import { PLAN_NOTIFICATIONS } from './plan.notifications.ts';
import { NOTIFY_OF_PLAN_USE } from './plan-use.jobs.ts';
import { SalesResolver } from './sales.resolver.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** The plan of an institution, its requested plan or the number of its students changed. */
    billingChanged: { institutionId: string };
  }
}

export const billingModule: Module = {
  name: 'billing',
  resolvers: [BillingChangesResolver, SalesResolver],
  consumers: [billingConsumer],
  jobs: [NOTIFY_OF_PLAN_USE],
  notifications: PLAN_NOTIFICATIONS,
  tokenAccess: { billingChanged: ['institution:read'], contactSales: SESSION_ONLY },
  publicFields: { contactSales: 'for people who choose a plan before they register' },
};
