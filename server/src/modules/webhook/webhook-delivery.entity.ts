import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { DateTime, ID } from '#kernel/scalars';
import { Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { WebhookEventType } from './webhook.enums.ts';
import { forAdmins, WebhookEndpoint } from './webhook-endpoint.entity.ts';

export enum WebhookDeliveryStatus {
  PENDING = 'pending',
  SUCCEEDED = 'succeeded',
  FAILED = 'failed',
}

registerEnumType(WebhookDeliveryStatus, {
  name: 'WebhookDeliveryStatus',
  description: 'Status of a delivery.',
  valuesConfig: {
    PENDING: { description: 'The event will be sent now or at the next attempt.' },
    SUCCEEDED: { description: 'The endpoint responded with a status from 200 to 299.' },
    FAILED: { description: 'All attempts failed. The delivery can be sent again.' },
  },
});

@Ordered({}, { within: 'endpoint', indexed: ['createdAt'] })
@ObjectType({ description: 'Delivery of an event to an endpoint.' })
@Readable<WebhookDelivery>((row, reader) => forAdmins(row, reader))
@TenantTable({ tableName: 'webhook_delivery', audit: false, changes: false })
@Index({ properties: ['institution', 'endpoint', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'createdAt'] })
@Index({
  name: 'webhook_delivery_waiting',
  expression:
    "create index webhook_delivery_waiting on webhook_delivery (institution_id, endpoint_id, next_attempt_at, id) where status = 'pending'",
})
export class WebhookDelivery extends TenantEntity {
  @Field(() => WebhookEndpoint, { description: 'Endpoint of the delivery.' })
  @BelongsTo(() => WebhookEndpoint, 'endpoint_id', { deleteRule: 'cascade' })
  endpoint!: Ref<WebhookEndpoint>;

  @Field(() => ID, {
    description: 'ID of the event, sent as `webhook-id`. The same for all attempts and all endpoints.',
  })
  @Property({ type: 'uuid' })
  eventId!: string;

  @Field(() => WebhookEventType, {
    description:
      'Type of the event. In `payload` it is spelled with a dot, for example `enrollment.created`.',
  })
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String, { description: 'Request body as JSON.' })
  @Property({ type: 'text' })
  payload!: string;

  @Field(() => WebhookDeliveryStatus, { description: 'Status of the delivery.' })
  @Enum({ items: () => WebhookDeliveryStatus, type: 'text', default: WebhookDeliveryStatus.PENDING })
  status: WebhookDeliveryStatus & Opt = WebhookDeliveryStatus.PENDING;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the next attempt. Null when no attempt is planned.',
  })
  @Property({ type: 'timestamptz', nullable: true, defaultRaw: 'now()' })
  nextAttemptAt: (Date & Opt) | null = new Date();

  /** Attempts since it was first sent or resent by hand. */
  @Property({ type: 'integer', default: 0 })
  tries: number & Opt = 0;

  /** Counts attempts and resends: an attempt that ends after a resend by hand does not change the delivery. */
  @Property({ type: 'integer', default: 1 })
  turn: number & Opt = 1;
}
