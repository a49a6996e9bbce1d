import type { Config } from '#kernel/config';
import { manualPayments } from './manual-payments.ts';
import type { PaymentProvider } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';

type Settings = Pick<Config, 'demo' | 'stripe'>;

/** One provider for each configuration, because that of Stripe keeps connections. */
const providers = new WeakMap<Settings, PaymentProvider>();

/** Returns the configured payment provider. */
export function paymentProvider(config: Settings): PaymentProvider {
  const known = providers.get(config);
  if (known) return known;
  const provider = config.stripe ? stripePayments(config.stripe) : manualPayments(config);
  providers.set(config, provider);
  return provider;
}
