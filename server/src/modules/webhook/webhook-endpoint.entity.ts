import type { Opt } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { TenantTable } from '#platform/database/tenancy';
import { DateTime } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { Computed, Readable, type Reader, type Row } from '#platform/read/declarations';

/** Rows of webhooks are for admins of the institution. */
export const forAdmins = (row: Pick<Row<TenantEntity>, 'institution'>, reader: Reader) =>
  reader.role === Role.ADMIN ? sql`${row.institution} = ${reader.institutionId}` : sql`false`;

@ObjectType({ description: 'An address of an integrator that events of the institution are sent to.' })
@Readable<WebhookEndpoint>(forAdmins)
@TenantTable({
  tableName: 'webhook_endpoint',
  audit: { quiet: ['failing_since', 'slow_since', 'busy_until', 'busy_by'] },
})
@Index({ properties: ['institution', 'createdAt', 'id'] })
export class WebhookEndpoint extends TenantEntity {
  @Field(() => String, { description: 'Where events are posted to.' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => String, { description: 'What it is for, in words of the institution; may be empty.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => [String], { description: 'Types of the events that are sent, such as enrollment.created.' })
  @Property({ type: 'array', columnType: 'text[]' })
  events!: string[];

  @Field(() => Boolean, {
    description: 'Whether events are sent. Ends by itself where sending fails for days.',
  })
  @Property({ type: 'boolean', default: true })
  isEnabled: boolean & Opt = true;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when nothing has arrived, though it was tried; null while all is well.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  failingSince?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When sending was given up because it failed for days; null otherwise.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  givenUpAt?: Date | null;

  /** Which secret signs: secrets are derived, see signature.ts. */
  @Property({ type: 'integer', default: 1 })
  secretVersion: number & Opt = 1;

  /** Until when the secret before signs too. */
  @Property({ type: 'timestamptz', nullable: true })
  previousSecretUntil?: Date | null;

  /** Since when it has failed or taken more than a second: deliveries have workers apart from those of quick endpoints. */
  @Property({ type: 'timestamptz', nullable: true })
  slowSince?: Date | null;

  /** Until when at the latest a delivery is under way; the next one waits for it. */
  @Property({ type: 'timestamptz', nullable: true })
  busyUntil?: Date | null;

  /** The job that sends it. */
  @Property({ type: 'text', nullable: true })
  busyBy?: string | null;

  @Computed<WebhookEndpoint>(
    () => DateTime,
    (row) => sql`case when ${row.previousSecretUntil} > now() then ${row.previousSecretUntil} end`,
    { nullable: true, description: 'Until when the secret before the last rotation signs too.' },
  )
  previousSecretSignsUntil!: (Date & Opt) | null;
}
