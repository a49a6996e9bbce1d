import type { Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { forAdmins } from './webhook-endpoint.entity.ts';

@ObjectType({ description: 'An attempt to send an event, at `createdAt`.' })
@Readable<WebhookAttempt>((row, reader) => forAdmins(row, reader))
@TenantTable({ tableName: 'webhook_attempt', audit: false, changes: false })
@Index({ properties: ['institution', 'delivery', 'createdAt', 'id'] })
export class WebhookAttempt extends TenantEntity {
  @BelongsTo(() => WebhookDelivery, 'delivery_id', { deleteRule: 'cascade' })
  delivery!: Ref<WebhookDelivery>;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response. Null when there was none.' })
  @Property({ type: 'integer', nullable: true })
  statusCode?: number | null;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  @Property({ type: 'integer' })
  durationMs!: number;

  @Field(() => String, { nullable: true, description: 'Error message. Null when the attempt succeeded.' })
  @Property({ type: 'text', nullable: true })
  error?: string | null;

  @Field(() => String, { nullable: true, description: 'Beginning of the response body.' })
  @Property({ type: 'text', nullable: true })
  response?: string | null;
}
