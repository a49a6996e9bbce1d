import type { Opt } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { DateTime } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { Computed, Readable, type Reader } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { WebhookEventType } from './webhook.enums.ts';

/** Returns the condition for webhook rows: admins of the institution. */
export const forAdmins = (_row: unknown, reader: Reader) =>
  reader.role === Role.ADMIN ? sql`true` : sql`false`;

@Ordered({}, { indexed: ['createdAt'] })
@ObjectType({ description: 'A URL of an integrator that receives events of the institution.' })
@Readable<WebhookEndpoint>(forAdmins)
@TenantTable({
  tableName: 'webhook_endpoint',
  audit: { quiet: ['failing_since', 'slow_since', 'busy_until', 'busy_by'] },
})
@Index({ properties: ['institution', 'createdAt', 'id'] })
export class WebhookEndpoint extends TenantEntity {
  @Field(() => String, { description: 'URL that events are posted to.' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => String, { description: 'Description of the endpoint. May be empty.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => [WebhookEventType], { description: 'Types of events to send.' })
  @Property({ type: 'array', columnType: 'text[]' })
  events!: string[];

  @Field(() => Boolean, {
    description: 'Whether events are sent. Disabled automatically when deliveries fail for days.',
  })
  @Property({ type: 'boolean', default: true })
  isEnabled: boolean & Opt = true;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which all attempts have failed. Null while deliveries succeed.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  failingSince?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the endpoint was disabled because deliveries failed for days. Null otherwise.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  givenUpAt?: Date | null;

  /** Version of the derived signing secret, see signature.service.ts. */
  @Property({ type: 'integer', default: 1 })
  secretVersion: number & Opt = 1;

  /** Time until which the previous secret also signs. */
  @Property({ type: 'timestamptz', nullable: true })
  previousSecretUntil?: Date | null;

  /** Time since which it has failed or taken more than a second. Such endpoints have separate workers. */
  @Property({ type: 'timestamptz', nullable: true })
  slowSince?: Date | null;

  /** Time at which the claim of the current delivery expires; the next one waits until then. */
  @Property({ type: 'timestamptz', nullable: true })
  busyUntil?: Date | null;

  /** Job that sends the current delivery. */
  @Property({ type: 'text', nullable: true })
  busyBy?: string | null;

  @Computed<WebhookEndpoint>(
    () => DateTime,
    (row) => sql`case when ${row.previousSecretUntil} > now() then ${row.previousSecretUntil} end`,
    { nullable: true, description: 'Time until which requests are also signed with the previous secret.' },
  )
  previousSecretSignsUntil!: (Date & Opt) | null;
}
