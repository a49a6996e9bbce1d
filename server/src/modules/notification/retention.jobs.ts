import { deleteInParts } from '#platform/database/delete-in-parts';
import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';

/** Days for which notifications are kept, read or unread. */
export const KEPT_DAYS = 180;

const OLD_NOTIFICATIONS: Due = {
  name: 'old_notifications',
  query: `select to_json(true) where exists (
    select from public.notification where institution_id = tenant and happened_at < moment)`,
};

/** Deletes expired notifications, one institution at a time under row level security. */
export const deleteOldNotifications = (services: Services): Promise<void> =>
  forEachDue(
    services,
    OLD_NOTIFICATIONS,
    ({ id }) =>
      deleteInParts(createJobContext(services, id, 'forget-old-notifications'), FORGET, [
        id,
        id,
        new Date(),
        KEPT_DAYS,
      ]),
    `-${KEPT_DAYS} days`,
  );

const FORGET = `
  delete from notification where institution_id = ? and id in (
    select id from notification
    where institution_id = ? and happened_at < ?::timestamptz - make_interval(days => ?) limit ?)
  returning id`;

/** Deletes old notifications. */
export const DELETE_OLD_NOTIFICATIONS = defineJob({
  name: 'forget-old-notifications',
  schedule: '23 3 * * *',
  due: OLD_NOTIFICATIONS,
  run: deleteOldNotifications,
});
