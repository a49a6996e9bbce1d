import type { EventConsumer } from '#platform/domain-event/consumer';
import type { DomainEventType } from '#platform/domain-event/domain-event';
import type { Statement } from '#platform/read/reader';
import { messagesSql } from './message.sql.ts';
import { queueSql } from './queue.sql.ts';
import { webhookDataOf } from './webhook-events.service.ts';

/** Enqueues each event for its subscribed endpoints in the transaction of the event. */
export const webhookConsumer: EventConsumer = {
  statementsFor: ({ type, institutionId, ids }) =>
    webhookDataOf(type) ? [deliveriesOf(type, institutionId, ids)] : [],
};

// Locks the endpoints, so that a concurrently deleted one is skipped instead of violating the foreign key.
function deliveriesOf(type: DomainEventType, institutionId: string, ids: string[]): Statement {
  const [noun] = type.split('.');
  return {
    name: `webhooks_of_${noun}`,
    text: `with happened as materialized (${messagesSql(type)}),
      delivery as (
        insert into webhook_delivery (institution_id, id, endpoint_id, event_id, type, payload)
        select w.institution_id, uuidv7(), w.id, h.event_id, $1, h.payload
        from webhook_endpoint w cross join happened h
        where w.institution_id = $2::uuid and w.is_enabled and $1 = any(w.events)
        for key share of w
        returning *)
      ${queueSql('delivery')}`,
    values: [type, institutionId, ids],
  };
}
