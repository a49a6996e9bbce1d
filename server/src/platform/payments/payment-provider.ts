import type { Config } from '#kernel/config';
import { manualPayments } from './manual-payments.ts';
import type { PaymentProvider } from './payments.ts';

/** The provider that the configuration names. */
export const paymentProvider = (config: Pick<Config, 'demo'>): PaymentProvider => manualPayments(config);
