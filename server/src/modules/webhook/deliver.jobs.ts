import { defineJob } from '#platform/jobs/job';
import { type EarlierDelivery, queueTurnInstead } from './earlier-version.jobs.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { secondsToNextAttempt } from './backoff.rules.ts';
import { claimNext, type DueDelivery, handOver } from './claim.service.ts';
import { giveUpIfFailing } from './give-up.service.ts';
import { type Outcome, post, type Resolve } from './post.service.ts';
import type { WebhookTurn } from './queue.sql.ts';
import { queueNext, QUICK, recordAttempt } from './record-attempt.service.ts';
import { secretOf, signedHeaders } from './signature.service.ts';
import { targetPolicy } from './target.service.ts';
import { TEST_EVENT } from './webhook.rules.ts';

interface Options {
  /** Identifies the job, also when it is retried. */
  claim: string;
  /** Whether the job runs in the slow lane, where it waits for the response. */
  isSlow?: boolean;
  resolve?: Resolve;
}

/**
 * Sends the next delivery of an endpoint once, records the result and enqueues the endpoint's next turn. In
 * the fast lane it waits at most one second: a longer request continues without occupying a worker, and its
 * endpoint moves to the slow lane. If the process crashes, another one sends again: receivers may get an
 * event twice, with the same ID.
 */
async function deliverWebhook(services: Services, turn: WebhookTurn, options: Options): Promise<void> {
  const { claim, isSlow = false } = options;
  const author = createJobContext(services, turn.institutionId, 'deliver-webhook');
  const due = await claimNext(services, author, turn, { claim, isSlow });
  if (!due) return;

  const sending = send(services, turn, due, options.resolve);
  const finish = async (): Promise<void> => {
    const outcome = await sending;
    const isRetried = outcome.error !== null && due.isEnabled && due.type !== TEST_EVENT;
    const retry = isRetried ? secondsToNextAttempt(due.tries + 1) : null;
    await recordAttempt(services, author, turn, { due, claim, outcome, wait: retry });
    if (isRetried && retry === null) await giveUpIfFailing(services, turn.institutionId, turn.endpointId);
    await queueNext(services, author, turn);
  };
  if (isSlow || (await isQuick(sending))) return finish();

  await handOver(services, author, turn);
  finish().catch((err: unknown) =>
    services.log.warn({ err }, 'recording a slow webhook delivery failed; it is sent again'),
  );
}

async function isQuick(sending: Promise<Outcome>): Promise<boolean> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      sending.then(() => true),
      wait(QUICK, false, { ref: false, signal: timer.signal }),
    ]);
  } finally {
    timer.abort();
  }
}

const DISABLED: Outcome = {
  statusCode: null,
  error: 'The endpoint was disabled.',
  response: null,
  durationMs: 0,
};

function send(
  services: Services,
  { endpointId }: WebhookTurn,
  due: DueDelivery,
  resolve?: Resolve,
): Promise<Outcome> {
  if (!due.isEnabled && due.type !== TEST_EVENT) return Promise.resolve(DISABLED);
  const policy = targetPolicy(services.config);
  return post(due.url, messageOf(services, endpointId, due), { policy, ...(resolve && { resolve }) });
}

function messageOf(
  { config }: Services,
  endpointId: string,
  { secretVersions, eventId, payload }: DueDelivery,
) {
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

/** Sends the next delivery of an endpoint. */
export const DELIVER_WEBHOOK = defineJob({
  name: 'deliver-webhook',
  lane: 'webhooks',
  run: (services, turn: WebhookTurn | EarlierDelivery, { job }) =>
    'endpointId' in turn
      ? deliverWebhook(services, turn, { claim: job.id })
      : queueTurnInstead(services, turn),
});

/** Sends the next delivery of an endpoint that is slow or failing. */
export const DELIVER_SLOW_WEBHOOK = defineJob({
  name: 'deliver-slow-webhook',
  lane: 'slowWebhooks',
  run: (services, turn: WebhookTurn, { job }) =>
    deliverWebhook(services, turn, { claim: job.id, isSlow: true }),
});
