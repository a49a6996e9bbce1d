import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import { TIMEOUT } from './post.service.ts';
import { IS_OPEN, QUEUE_AFTER_CLAIM, QUEUE_NEXT, type WebhookTurn } from './queue.sql.ts';

/** Seconds after which the claim of a crashed process expires. */
const CLAIM_SECONDS = TIMEOUT / 1000 + 2;

/** A delivery that is due. */
export interface DueDelivery {
  deliveryId: string;
  /** Counts changes: a different value at the end means that the delivery was resent by hand in the meantime. */
  turn: number;
  url: string;
  isEnabled: boolean;
  /** Versions of the signing secrets: the current one, and for one day the previous one. */
  secretVersions: number[];
  eventId: string;
  type: string;
  payload: string;
  /** Number of earlier attempts. */
  tries: number;
}

/**
 * Claims an endpoint for its next due delivery, so that an endpoint gets one delivery at a time across all
 * instances. When there is nothing to send, enqueues the next turn: for later, or in the other lane.
 * @param claim identifies the claim; the same one may be repeated after a crash
 * @returns null when the endpoint is busy, has nothing due or belongs to the other lane
 */
export async function claimNext(
  { runWrites }: Services,
  author: Context,
  { institutionId, endpointId }: WebhookTurn,
  { claim, isSlow }: { claim: string; isSlow: boolean },
): Promise<DueDelivery | null> {
  const values = [institutionId, endpointId, new Date(), claim];
  const [, json] = await runWrites(author, [
    { name: 'webhook_claim', text: CLAIM, values: [...values, isSlow] },
    { name: 'webhook_due', text: DUE, values },
    { name: 'webhook_unclaim', text: UNCLAIM, values },
    { name: 'webhook_next', text: QUEUE_NEXT, values: [institutionId, endpointId] },
  ]);
  return json ? (JSON.parse(json) as DueDelivery) : null;
}

/**
 * Moves an endpoint with a request in progress to the slow lane. The claim remains; a turn at its expiry
 * takes over if this process crashes.
 */
export async function handOver(
  { runWrites }: Services,
  author: Context,
  { institutionId, endpointId }: WebhookTurn,
): Promise<void> {
  const values = [institutionId, endpointId];
  await runWrites(author, [
    { name: 'webhook_slow', text: SLOW, values: [...values, new Date()] },
    { name: 'webhook_after_claim', text: QUEUE_AFTER_CLAIM, values },
  ]);
}

const IS_DUE = `d.institution_id = $1::uuid and d.endpoint_id = $2::uuid and d.status = 'pending' and d.next_attempt_at <= $3::timestamptz`;

const CLAIM = `
  update webhook_endpoint set busy_until = $3::timestamptz + make_interval(secs => ${CLAIM_SECONDS}), busy_by = $4::text
  where institution_id = $1::uuid and id = $2::uuid and (slow_since is not null) = $5::boolean
    and (busy_until is null or busy_until < $3::timestamptz or busy_by = $4::text)
    and exists (select from webhook_delivery d where ${IS_DUE}) and ${IS_OPEN}`;

// A separate statement: the claiming one may have waited for another claim and would see outdated rows.
const DUE = `
  select json_build_object('deliveryId', d.id, 'turn', d.turn, 'url', w.url, 'isEnabled', w.is_enabled,
    'eventId', d.event_id, 'type', d.type, 'payload', d.payload, 'tries', d.tries,
    'secretVersions', case when w.previous_secret_until > $3::timestamptz
      then json_build_array(w.secret_version, w.secret_version - 1) else json_build_array(w.secret_version) end)
  from webhook_endpoint w join lateral (
    select * from webhook_delivery d where ${IS_DUE} order by d.next_attempt_at, d.id limit 1) d on true
  where w.institution_id = $1::uuid and w.id = $2::uuid and w.busy_by = $4::text`;

const UNCLAIM = `
  update webhook_endpoint set busy_until = null, busy_by = null
  where institution_id = $1::uuid and id = $2::uuid and busy_by = $4::text
    and not exists (select from webhook_delivery d where ${IS_DUE})`;

const SLOW = `
  update webhook_endpoint set slow_since = coalesce(slow_since, $3::timestamptz)
  where institution_id = $1::uuid and id = $2::uuid`;
