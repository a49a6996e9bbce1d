import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Connected, FieldsOf, List } from '#platform/read/declarations';
import { WebhookAttempt } from './webhook-attempt.entity.ts';
import {
  deliveriesNarrowing,
  WebhookDeliveriesArguments,
  WebhookDeliveryConnection,
} from './webhook-delivery.connection.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Fields that attempts add to a delivery. */
@FieldsOf(WebhookDelivery)
export class AttemptsOfDelivery {
  @List<WebhookAttempt, WebhookDelivery>(() => WebhookAttempt, {
    where: (attempt, delivery) => sql`${attempt.delivery} = ${delivery.id}`,
    order: { by: ['createdAt'] },
    description: 'Attempts to send the event, in order.',
  })
  attempts!: WebhookAttempt[] & Opt;
}

/** Fields that deliveries add to an endpoint. */
@FieldsOf(WebhookEndpoint)
export class DeliveriesOfEndpoint {
  @Connected<WebhookDelivery, WebhookEndpoint>(
    () => WebhookDeliveryConnection,
    () => WebhookDelivery,
    () => WebhookDeliveriesArguments,
    {
      where: (delivery, endpoint) => sql`${delivery.endpoint} = ${endpoint.id}`,
      narrow: deliveriesNarrowing,
      order: { by: ['createdAt'], descending: true },
      description: 'Deliveries to the endpoint, newest first. Deleted after 30 days.',
    },
  )
  deliveries!: WebhookDeliveryConnection & Opt;
}
