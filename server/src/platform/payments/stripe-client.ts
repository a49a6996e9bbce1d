import { Stripe } from 'stripe';

/** Keys of an account at Stripe. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Address of a stand-in, in tests only. */
  apiBase: string | undefined;
}

/** Milliseconds for one call, and how often it is repeated. */
const TIMEOUT = 10_000;
const RETRIES = 2;

/** Creates the client of an account at Stripe. */
export function createClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === undefined ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
      host: base.hostname,
      port: base.port,
    }),
  });
}
