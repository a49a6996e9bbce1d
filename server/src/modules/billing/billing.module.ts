import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { SalesResolver } from './sales.resolver.ts';

export const billingModule: Module = {
  name: 'billing',
  resolvers: [SalesResolver],
  tokenAccess: { contactSales: SESSION_ONLY },
  publicFields: { contactSales: 'for people who choose a plan before they register' },
};
