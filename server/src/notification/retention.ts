import { contextOfJob } from '../graphql/job-context.ts';
import { Institution } from '../institution/institution.entity.ts';
import type { Services } from '../services.ts';

/** Days that a notification is kept, read or not. */
export const KEPT_DAYS = 180;

/** Deletes the notifications that are too old, institution by institution: row level security holds here too. */
export async function forgetOldNotifications(services: Services): Promise<void> {
  const institutions = await services.orm.em.fork().find(Institution, {}, { fields: ['id'] });
  for (const { id } of institutions)
    await services.runWrites(contextOfJob(services, id, 'forget-old-notifications'), [
      { name: 'forget_old_notifications', text: FORGET, values: [id, KEPT_DAYS] },
    ]);
}

const FORGET =
  'delete from notification where institution_id = $1 and happened_at < now() - make_interval(days => $2)';
