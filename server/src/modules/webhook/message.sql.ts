import { webhookDataOf } from './webhook-events.service.ts';
import { idOf } from '#platform/database/identities';

/**
 * Returns SQL that selects `event_id` and `payload` for each object of an event. `$1` is the type, `$2` the
 * institution, `$3` the IDs of the objects, `$4` an identity from which those of the messages are derived, `$5` the time.
 */
export function messagesSql(event: string): string {
  const { from, data } = webhookDataOf(event)!;
  const pairs = Object.entries(data).map(([name, { sql }]) => `'${name}', ${sql}`);
  return `select ${idOf('$4', 'o.id::text')} as event_id, json_build_object(
      'type', $1::text, 'timestamp', $5::text,
      'data', json_build_object(${pairs.join(', ')}))::text as payload
    from ${from} where o.institution_id = $2::uuid and o.id = any($3::uuid[])`;
}
