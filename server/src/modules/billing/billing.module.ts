import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { NOTIFY_OF_PLAN_USE } from './plan-use.jobs.ts';
import { PLAN_USE_NOTIFICATIONS } from './plan-use.notifications.ts';
import { SalesResolver } from './sales.resolver.ts';

export const billingModule: Module = {
  name: 'billing',
  resolvers: [SalesResolver],
  jobs: [NOTIFY_OF_PLAN_USE],
  notifications: PLAN_USE_NOTIFICATIONS,
  tokenAccess: { contactSales: SESSION_ONLY },
  publicFields: { contactSales: 'for people who choose a plan before they register' },
};
