import { v7 as uuidv7 } from 'uuid';
import { contextOfJob } from '../graphql/job-context.ts';
import type { Services } from '../services.ts';
import { waitAfter } from './backoff.ts';
import { giveUpIfFailing } from './give-up.ts';
import { type Outcome, post, type Resolve } from './post.ts';
import { type DeliverWebhook, queueSql } from './queue.ts';
import { secretOf, signedHeaders } from './signature.ts';
import { targetPolicy } from './target.ts';
import { WebhookDeliveryStatus } from './webhook-delivery.entity.ts';
import { TEST_EVENT } from './webhook.rules.ts';

/** A delivery whose turn it is. */
interface Due {
  endpointId: string;
  url: string;
  isEnabled: boolean;
  /** Those that sign: the present one, and for a day the one before. */
  secretVersions: number[];
  eventId: string;
  type: string;
  payload: string;
  /** Before this one. */
  tries: number;
}

/**
 * Sends a delivery once, writes down how that ended and queues the next try where there is one. A process that dies in
 * between leaves the job to another, which sends it again: receivers may see an event twice, by the same id.
 */
export async function deliverWebhook(
  services: Services,
  job: DeliverWebhook,
  { resolve }: { resolve?: Resolve } = {},
): Promise<void> {
  const due = await dueDelivery(services, job);
  if (!due) return;
  const isTest = due.type === TEST_EVENT;
  if (!due.isEnabled && !isTest) return record(services, job, due, DISABLED, null);
  const policy = targetPolicy(services.config);
  const outcome = await post(due.url, messageOf(services, due), { policy, ...(resolve && { resolve }) });
  const wait = outcome.error === null || isTest ? null : waitAfter(due.tries + 1);
  await record(services, job, due, outcome, wait);
  if (outcome.error !== null && !isTest && wait === null)
    await giveUpIfFailing(services, job.institutionId, due.endpointId);
}

const DISABLED: Outcome = {
  statusCode: null,
  error: 'The endpoint was disabled.',
  response: null,
  durationMs: 0,
};

function messageOf({ config }: Services, { endpointId, secretVersions, eventId, payload }: Due) {
  const secrets = secretVersions.map((version) => secretOf(config.jwtSecret, endpointId, version));
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    body: payload,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Lyceum-Webhooks/1',
      ...signedHeaders({ id: eventId, timestamp, body: payload }, secrets),
    },
  };
}

const authorOf = (services: Services, institutionId: string) =>
  contextOfJob(services, institutionId, 'deliver-webhook');

async function dueDelivery(
  services: Services,
  { institutionId, deliveryId, turn }: DeliverWebhook,
): Promise<Due | null> {
  const [json] = await services.runWrites(authorOf(services, institutionId), [
    { name: 'webhook_due', text: DUE, values: [institutionId, deliveryId, turn] },
  ]);
  return json ? (JSON.parse(json) as Due) : null;
}

const DUE = `
  select json_build_object('endpointId', w.id, 'url', w.url, 'isEnabled', w.is_enabled, 'eventId', d.event_id,
    'type', d.type, 'payload', d.payload, 'tries', d.tries,
    'secretVersions', case when w.previous_secret_until > now()
      then json_build_array(w.secret_version, w.secret_version - 1) else json_build_array(w.secret_version) end)
  from webhook_delivery d join webhook_endpoint w on w.institution_id = d.institution_id and w.id = d.endpoint_id
  where d.institution_id = $1::uuid and d.id = $2::uuid and d.turn = $3 and d.status = 'pending'`;

/** Writes down a try; `wait` is in seconds, null where it was the last. */
async function record(
  services: Services,
  { institutionId, deliveryId, turn }: DeliverWebhook,
  { endpointId, type, isEnabled }: Due,
  { statusCode, durationMs, error, response }: Outcome,
  wait: number | null,
): Promise<void> {
  const { PENDING, SUCCEEDED, FAILED } = WebhookDeliveryStatus;
  const status = error === null ? SUCCEEDED : wait === null ? FAILED : PENDING;
  await services.runWrites(authorOf(services, institutionId), [
    {
      name: 'webhook_attempt',
      text: ATTEMPT,
      values: [institutionId, uuidv7(), deliveryId, statusCode, durationMs, error, response],
    },
    { name: 'webhook_state', text: STATE, values: [institutionId, deliveryId, turn, status, wait] },
    ...(type === TEST_EVENT || !isEnabled
      ? []
      : [{ name: 'webhook_health', text: HEALTH, values: [institutionId, endpointId, error === null] }]),
  ]);
}

const ATTEMPT = `
  insert into webhook_attempt (institution_id, id, delivery_id, status_code, duration_ms, error, response)
  select d.institution_id, $2::uuid, d.id, $4::int, $5::int, $6::text, $7::text
  from webhook_delivery d where d.institution_id = $1::uuid and d.id = $3::uuid`;

// A delivery that was sent again by hand meanwhile has another turn and goes its own way.
const STATE = `
  with delivery as (
    update webhook_delivery d set status = $4::text, tries = d.tries + 1, turn = d.turn + 1,
      next_attempt_at = now() + make_interval(secs => $5::float8)
    where d.institution_id = $1::uuid and d.id = $2::uuid and d.turn = $3::int returning *)
  ${queueSql('delivery')}`;

const HEALTH = `
  update webhook_endpoint set failing_since = case when $3::boolean then null else now() end
  where institution_id = $1::uuid and id = $2::uuid and (failing_since is not null) = $3::boolean`;
