import { defineJob } from '#platform/jobs/job';
import { type Due, forEachDue } from '#platform/jobs/due';
import type { Shared } from '#platform/jobs/queue';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { WAITING } from './member-invitation.sql.ts';
import { sendWaiting } from './send-waiting.service.ts';

const WAITING_INVITATIONS: Due = {
  name: 'waiting_invitations',
  query: `select to_json(true) where exists (
    select from public.member_invitation where institution_id = tenant and ${WAITING} and created_at <= moment)`,
};

const NAME = 'send-waiting-invitations';

/** Mails the waiting invitations of all institutions, as many as the daily limits allow now. */
export const sendAllWaiting = (services: Services): Promise<void> =>
  forEachDue(services, WAITING_INVITATIONS, ({ id }) =>
    sendWaiting(createJobContext(services, id, NAME), id),
  );

/** Mails waiting invitations on schedule, because the limits of a day end at any time. */
export const SEND_WAITING_INVITATIONS = defineJob({
  name: NAME,
  schedule: '*/5 * * * *',
  due: WAITING_INVITATIONS,
  run: sendAllWaiting,
});

/** Mails the waiting invitations of one institution. `share` is its ID. */
export const SEND_INVITATIONS = defineJob({
  name: 'send-invitations',
  run: async (services, { share }: Shared) => {
    if (share) await sendWaiting(createJobContext(services, share, NAME), share);
  },
});
