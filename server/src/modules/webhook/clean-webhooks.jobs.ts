import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';
import { KEPT_DAYS } from './webhook.rules.ts';

const OLD_DELIVERIES: Due = {
  name: 'old_webhook_deliveries',
  query: `select to_json(true) where exists (
    select from public.webhook_delivery
    where institution_id = tenant and created_at < moment and status <> 'pending')`,
};

/** Deletes expired deliveries of all institutions, except pending ones. */
export const cleanWebhooks = (services: Services): Promise<void> =>
  forEachDue(
    services,
    OLD_DELIVERIES,
    ({ id }) =>
      services.runWrites(createJobContext(services, id, 'clean-webhooks'), [
        { name: 'webhook_clean', text: CLEAN, values: [id, KEPT_DAYS, new Date()] },
      ]),
    `-${KEPT_DAYS} days`,
  );

const CLEAN = `
  delete from webhook_delivery
  where institution_id = $1::uuid and created_at < $3::timestamptz - make_interval(days => $2::int) and status <> 'pending'`;

/** Deletes expired webhook deliveries. */
export const CLEAN_WEBHOOKS = defineJob({
  name: 'clean-webhooks',
  schedule: '17 3 * * *',
  due: OLD_DELIVERIES,
  run: cleanWebhooks,
});
