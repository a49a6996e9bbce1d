import type { PaymentProvider } from './payments.ts';

/**
 * Creates a provider for payments outside the product, such as by invoice, which an admin confirms. In demo mode every
 * seat counts as paid at once, so that everything can be tried without money.
 */
export const manualPayments = ({ demo }: { demo: boolean }): PaymentProvider => ({
  name: demo ? 'demo' : 'manual',
  begin: () => (demo ? 'paid' : 'awaited'),
  hosted: null,
  subscriptions: null,
});
