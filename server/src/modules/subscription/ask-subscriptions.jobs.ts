import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { type Due, forEachDue } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import { paymentProvider } from '#platform/payments/payment-provider';
import { settleSubscription } from './settle-subscription.service.ts';

/**
 * Open subscriptions whose provider is asked again: soon while something is awaited, otherwise once a day. At once when the
 * institution was suspended or reopened, as nothing is charged in between (settle-subscription.service.ts).
 */
const OPEN_SUBSCRIPTIONS: Due = {
  name: 'open_subscriptions',
  includesSuspended: true,
  query: `select json_agg(s.id order by s.id) from public.subscription s
    where s.institution_id = tenant and s.status <> 'ended' and s.asked_at <= moment - case
      when s.provider_ref is not null and s.is_paused <> exists (
        select from public.institution i where i.id = tenant and i.suspended_at is not null) then interval '0'
      when s.status = 'pending' then interval '2 minutes'
      when s.status = 'active' and s.current_period_end <= moment then interval '10 minutes'
      when s.status = 'past-due' then interval '1 hour'
      else interval '1 day' end`,
};

/** Asks the provider about open subscriptions, so that lost reports do not matter. */
export async function askAboutSubscriptions(services: Services): Promise<void> {
  const { subscriptions: hosted } = paymentProvider(services.config);
  if (!hosted) return;
  await forEachDue(services, OPEN_SUBSCRIPTIONS, async ({ id: institutionId, due: ids }) => {
    const context = createJobContext(services, institutionId, 'ask-about-subscriptions');
    for (const subscriptionId of ids as string[])
      try {
        await settleSubscription(context, hosted, { subscriptionId });
      } catch (err) {
        services.log.warn(
          { err, subscriptionId },
          'the payment provider did not answer about a subscription',
        );
      }
  });
}

export const ASK_ABOUT_SUBSCRIPTIONS = defineJob({
  name: 'ask-about-subscriptions',
  schedule: '* * * * *',
  due: OPEN_SUBSCRIPTIONS,
  run: askAboutSubscriptions,
});
