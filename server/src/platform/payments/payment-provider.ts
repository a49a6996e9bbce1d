import type { Config } from '#kernel/config';
import { manualPayments } from './manual-payments.ts';
import type { PaymentProvider } from './payments.ts';

/** Creates the configured payment provider. */
export const paymentProvider = (config: Pick<Config, 'demo'>): PaymentProvider => manualPayments(config);
