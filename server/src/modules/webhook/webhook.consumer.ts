import type { EventConsumer } from '#platform/domain-event/consumer';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import type { Statement } from '#platform/read/reader';
import { idOf } from '#platform/database/identities';
import { messagesSql } from './message.sql.ts';
import { QUEUE_MESSAGES } from './queue.sql.ts';
import { webhookDataOf } from './webhook-events.service.ts';

/** Enqueues each event for its subscribed endpoints in the transaction of the event. */
export const webhookConsumer: EventConsumer = {
  statementsFor: (event) => (webhookDataOf(event.type) ? [deliveriesOf(event), turnsOf(event)] : []),
};

// Locks the endpoints, so that a concurrently deleted one is skipped instead of violating the foreign key.
function deliveriesOf({ type, institutionId, ids, id, at }: DomainEvent): Statement {
  const [noun] = type.split('.');
  return {
    name: `webhooks_of_${noun}`,
    text: `with happened as materialized (${messagesSql(type)})
      insert into webhook_delivery (institution_id, id, created_at, next_attempt_at, endpoint_id, event_id, type, payload)
      select w.institution_id, ${idOf('h.event_id', 'w.id::text')}, $5::text::timestamptz, $5::text::timestamptz, w.id,
        h.event_id, $1, h.payload
      from webhook_endpoint w cross join happened h
      where w.institution_id = $2::uuid and w.is_enabled and $1 = any(w.events)
      for key share of w`,
    values: [type, institutionId, ids, id, at.toISOString()],
  };
}

const turnsOf = ({ institutionId, ids, id, at }: DomainEvent): Statement => ({
  name: 'webhook_turns',
  text: QUEUE_MESSAGES,
  values: [institutionId, ids, id, at],
});
