import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import type { DueDelivery } from './claim.service.ts';
import type { Outcome } from './post.service.ts';
import { QUEUE_NEXT, type WebhookTurn } from './queue.sql.ts';
import { WebhookDeliveryStatus } from './webhook-delivery.entity.ts';
import { TEST_EVENT } from './webhook.rules.ts';

/** Maximum response time in milliseconds of endpoints in the fast lane. */
export const QUICK = 1_000;

interface Attempt {
  due: DueDelivery;
  claim: string;
  outcome: Outcome;
  /** Seconds until the next attempt. Null after the last. */
  wait: number | null;
}

/** Records an attempt and releases the endpoint. */
export async function recordAttempt(
  { runWrites }: Services,
  author: Context,
  { institutionId, endpointId }: WebhookTurn,
  { due, claim, outcome, wait }: Attempt,
): Promise<void> {
  const { deliveryId, turn, type, isEnabled } = due;
  const { statusCode, durationMs, error, response } = outcome;
  const { PENDING, SUCCEEDED, FAILED } = WebhookDeliveryStatus;
  const isSuccess = error === null;
  const status = isSuccess ? SUCCEEDED : wait === null ? FAILED : PENDING;
  const now = new Date();
  const isQuick = isSuccess && durationMs <= QUICK;
  await runWrites(author, [
    {
      name: 'webhook_attempt',
      text: ATTEMPT,
      values: [institutionId, uuidv7(), deliveryId, statusCode, durationMs, error, response, now],
    },
    { name: 'webhook_state', text: STATE, values: [institutionId, deliveryId, turn, status, wait, now] },
    ...(isEnabled || type === TEST_EVENT
      ? [{ name: 'webhook_lane', text: LANE, values: [institutionId, endpointId, isQuick, now] }]
      : []),
    ...(isEnabled && type !== TEST_EVENT
      ? [{ name: 'webhook_health', text: HEALTH, values: [institutionId, endpointId, isSuccess, now] }]
      : []),
    { name: 'webhook_release', text: RELEASE, values: [institutionId, endpointId, claim] },
  ]);
}

/**
 * Enqueues the turn of an endpoint's next delivery. Call it after `recordAttempt` is committed, to see all
 * pending ones.
 */
export async function queueNext(
  { runWrites }: Services,
  author: Context,
  { institutionId, endpointId }: WebhookTurn,
): Promise<void> {
  await runWrites(author, [{ name: 'webhook_next', text: QUEUE_NEXT, values: [institutionId, endpointId] }]);
}

const ATTEMPT = `
  insert into webhook_attempt (institution_id, id, delivery_id, status_code, duration_ms, error, response, created_at)
  select d.institution_id, $2::uuid, d.id, $4::int, $5::int, $6::text, $7::text, $8::timestamptz
  from webhook_delivery d where d.institution_id = $1::uuid and d.id = $3::uuid`;

// A delivery that was resent by hand in the meantime has another turn and is left unchanged.
const STATE = `
  update webhook_delivery set status = $4::text, tries = tries + 1, turn = turn + 1,
    next_attempt_at = $6::timestamptz + make_interval(secs => $5::float8)
  where institution_id = $1::uuid and id = $2::uuid and turn = $3::int`;

const LANE = `
  update webhook_endpoint set slow_since = case when $3::boolean then null else $4::timestamptz end
  where institution_id = $1::uuid and id = $2::uuid and (slow_since is not null) = $3::boolean`;

const HEALTH = `
  update webhook_endpoint set failing_since = case when $3::boolean then null else $4::timestamptz end
  where institution_id = $1::uuid and id = $2::uuid and (failing_since is not null) = $3::boolean`;

const RELEASE = `
  update webhook_endpoint set busy_until = null, busy_by = null
  where institution_id = $1::uuid and id = $2::uuid and busy_by = $3::text`;
