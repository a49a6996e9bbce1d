import { deleteInParts } from '#platform/database/delete-in-parts';
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
      deleteInParts(createJobContext(services, id, 'clean-webhooks'), CLEAN, [id, id, new Date(), KEPT_DAYS]),
    `-${KEPT_DAYS} days`,
  );

// One that is sent again in the meantime is pending, and stays.
const CLEAN = `
  delete from webhook_delivery where institution_id = ? and status <> 'pending' and id in (
    select id from webhook_delivery
    where institution_id = ? and created_at < ?::timestamptz - make_interval(days => ?) and status <> 'pending'
    order by created_at limit ?)
  returning id`;

/** Deletes expired webhook deliveries. */
export const CLEAN_WEBHOOKS = defineJob({
  name: 'clean-webhooks',
  schedule: '17 3 * * *',
  due: OLD_DELIVERIES,
  run: cleanWebhooks,
});
