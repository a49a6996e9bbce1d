import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { queueSql } from './queue.sql.ts';

/** Payload of a job that the previous version enqueued per delivery. */
export interface EarlierDelivery {
  institutionId: string;
  deliveryId: string;
}

/** Enqueues a turn of the delivery's endpoint instead of such a job. */
export async function queueTurnInstead(
  services: Services,
  { institutionId, deliveryId }: EarlierDelivery,
): Promise<void> {
  await services.runWrites(createJobContext(services, institutionId, 'deliver-webhook'), [
    { name: 'webhook_turn_instead', text: TURN, values: [institutionId, deliveryId] },
  ]);
}

const TURN = queueSql(
  `(select * from webhook_delivery where institution_id = $1::uuid and id = $2::uuid and status = 'pending')`,
  '$1::uuid',
);
