import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import { messagesSql } from './message.sql.ts';
import { queueSql } from './queue.sql.ts';
import { WebhookDelivery, WebhookDeliveryStatus } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { loadEndpointForUpdate } from './webhook-endpoint.service.ts';
import { webhookPolicy } from './webhook.policy.ts';
import { TEST_EVENT } from './webhook.rules.ts';

/**
 * Sends a test event to an endpoint, also to a disabled one. Returns the delivery's ID.
 * @throws Conflict when one is still pending
 */
export async function sendTestWebhook(context: Context, endpointId: string): Promise<string> {
  return context.transaction(async (em) => {
    const endpoint = await loadEndpointForUpdate(em, context, endpointId);
    const ofEndpoint = [endpoint.institution.id, endpoint.id] as never;
    const { PENDING } = WebhookDeliveryStatus;
    if (await em.count(WebhookDelivery, { endpoint: ofEndpoint, type: TEST_EVENT, status: PENDING }))
      throw Conflict('A test event is on its way. Wait for its result.');
    const { rows } = await em
      .getTransactionContext<Kysely<never>>()!
      .executeQuery<{ event_id: string; payload: string }>(
        CompiledQuery.raw(messagesSql(TEST_EVENT), [
          TEST_EVENT,
          endpoint.institution.id,
          [endpoint.id],
          uuidv7(),
          new Date().toISOString(),
        ]),
      );
    const [message] = rows;
    const delivery = em.create(WebhookDelivery, {
      institution: endpoint.institution,
      endpoint: em.getReference(WebhookEndpoint, ofEndpoint, { wrapped: true }),
      eventId: message!.event_id,
      type: TEST_EVENT,
      payload: message!.payload,
    });
    await em.flush();
    await queue(em, delivery);
    return delivery.id;
  });
}

/**
 * Sends a delivery again immediately, with all attempts and the same event ID and body.
 * @throws Conflict when its endpoint is disabled
 */
export async function redeliverWebhook(context: Context, deliveryId: string): Promise<void> {
  const { viewer } = context;
  authorize(viewer, webhookPolicy.manage);
  await context.transaction(async (em) => {
    const delivery = await em.findOne(
      WebhookDelivery,
      { id: deliveryId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!delivery) throw NotFound('Webhook delivery');
    const endpoint = await delivery.endpoint.loadOrFail();
    if (!endpoint.isEnabled && delivery.type !== TEST_EVENT) throw Conflict('Enable the endpoint first.');
    delivery.status = WebhookDeliveryStatus.PENDING;
    delivery.nextAttemptAt = new Date();
    delivery.tries = 0;
    delivery.turn++;
    await em.flush();
    await queue(em, delivery);
  });
}

const queue = (em: EntityManager, delivery: WebhookDelivery) =>
  em.execute(queueSql('(select * from webhook_delivery where institution_id = ? and id = ?)', '?'), [
    delivery.institution.id,
    delivery.id,
    delivery.institution.id,
  ]);
