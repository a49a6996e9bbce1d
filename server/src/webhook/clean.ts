import { contextOfJob } from '../graphql/job-context.ts';
import { Institution } from '../institution/institution.entity.ts';
import type { Services } from '../services.ts';
import { KEPT_DAYS } from './webhook.rules.ts';

/** Deletes deliveries of every institution that are older than they are kept for; those on their way stay. */
export async function cleanWebhooks(services: Services): Promise<void> {
  const institutions = await services.orm.em.fork().find(Institution, {}, { fields: ['id'] });
  for (const { id } of institutions)
    await services.runWrites(contextOfJob(services, id, 'clean-webhooks'), [
      { name: 'webhook_clean', text: CLEAN, values: [id, KEPT_DAYS] },
    ]);
}

const CLEAN = `
  delete from webhook_delivery
  where institution_id = $1::uuid and created_at < now() - make_interval(days => $2::int) and status <> 'pending'`;
