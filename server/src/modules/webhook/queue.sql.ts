import { idOf } from '#platform/database/identities';
import type { Shared } from '#platform/jobs/queue';
import { REQUEST_ONCE, REQUEST_PROMPTLY } from '#platform/jobs/requests';

/** Payload of a job that sends the next delivery of an endpoint. */
export interface WebhookTurn extends Shared {
  institutionId: string;
  endpointId: string;
}

/** SQL: name and payload of the job for a row of webhook_endpoint. */
const turnOf = (endpoint: string) => `
  case when ${endpoint}.slow_since is null then 'deliver-webhook' else 'deliver-slow-webhook' end,
  json_build_object('institutionId', ${endpoint}.institution_id, 'endpointId', ${endpoint}.id, 'share', ${endpoint}.institution_id)`;

/**
 * SQL: enqueues a turn for each endpoint of `deliveries`, which has the columns of webhook_delivery. Jobs are
 * turns, not deliveries: deliveries wait in their table, and a turn that finds its endpoint busy is dropped,
 * because the current turn enqueues the next one.
 * @param institution SQL of the institution: a parameter, which is named once, after the deliveries
 */
export const queueSql = (deliveries: string, institution: string) => `
  ${REQUEST_PROMPTLY} select ${turnOf('w')}, waiting.at
  from (
    select d.institution_id, d.endpoint_id, min(d.next_attempt_at) as at
    from ${deliveries} d where d.next_attempt_at is not null group by d.institution_id, d.endpoint_id) waiting
  join webhook_endpoint w on w.institution_id = ${institution} and w.id = waiting.endpoint_id`;

/**
 * Statement: enqueues a turn for each endpoint that gets messages of the event with identity `$3` and time `$4`, about
 * the objects `$2` (webhook.consumer.ts).
 */
export const QUEUE_MESSAGES = `
  ${REQUEST_PROMPTLY} select ${turnOf('w')}, $4::timestamptz
  from webhook_endpoint w
  where w.institution_id = $1::uuid and exists (
    select from webhook_delivery d
    where d.institution_id = $1::uuid and d.endpoint_id = w.id and d.status = 'pending'
      and d.next_attempt_at = $4::timestamptz
      and d.event_id in (select ${idOf('$3', 'about::text')} from unnest($2::uuid[]) about))`;

/** SQL: the institution `$1` is not suspended. Deliveries of a suspended one wait; `QUEUE_ALL` resumes them. */
export const IS_OPEN = 'exists (select from institution i where i.id = $1::uuid and i.suspended_at is null)';

/**
 * Statement with `$1` institution and `$2` endpoint: enqueues the turn for its next due delivery, unless one
 * is queued or the endpoint is busy.
 */
export const QUEUE_NEXT = `
  ${REQUEST_ONCE} select ${turnOf('w')}, waiting.at, true
  from webhook_endpoint w cross join lateral (
    select min(d.next_attempt_at) as at from webhook_delivery d
    where d.institution_id = $1::uuid and d.endpoint_id = w.id and d.status = 'pending') waiting
  where w.institution_id = $1::uuid and w.id = $2::uuid and waiting.at is not null
    and (w.busy_until is null or w.busy_until < now()) and ${IS_OPEN}`;

/** Statement: enqueues a turn of an endpoint at the expiry of its claim. */
export const QUEUE_AFTER_CLAIM = `
  ${REQUEST_PROMPTLY} select ${turnOf('w')}, w.busy_until
  from webhook_endpoint w
  where w.institution_id = $1::uuid and w.id = $2::uuid and w.busy_until is not null`;

/** Statement for the ORM: enqueues a turn for each endpoint of an institution that has waiting deliveries. */
export const QUEUE_ALL = queueSql(
  `(select * from webhook_delivery where institution_id = ? and status = 'pending')`,
  '?',
);
