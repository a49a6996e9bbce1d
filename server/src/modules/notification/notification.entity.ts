import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime, UUID } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Readable } from '#platform/read/declarations';
import { NotificationDetail, NotificationKind } from './notification-kind.ts';

/**
 * What one member is told. It holds what its words are made of, as it was when it happened: they can be said in every
 * language, and still when its subject is gone. Written by notification.statements.ts.
 */
@ObjectType({ implements: Node, description: 'Something that the viewer is told; nobody else sees it.' })
@Readable<Notification>((row, { institutionId, membershipId }) =>
  membershipId
    ? sql`${row.institution} = ${institutionId} and ${row.recipient} = ${membershipId}`
    : sql`false`,
)
@TenantTable({ tableName: 'notification', audit: false })
@Unique({ name: 'notification_once', properties: ['institution', 'key', 'recipient', 'kind'] })
@Index({ properties: ['institution', 'recipient', 'happenedAt', 'id'] })
@Index({
  name: 'notification_unread',
  expression:
    'create index notification_unread on notification (institution_id, recipient_id, happened_at, id) where read_at is null',
})
@Index({ properties: ['institution', 'actor'] })
export class Notification extends TenantEntity {
  @BelongsTo(() => Membership, 'recipient_id')
  recipient!: Ref<Membership>;

  @Field(() => NotificationKind, { description: 'Why the viewer is told.' })
  @Enum({ items: () => NotificationKind, type: 'text' })
  kind!: NotificationKind;

  /**
   * What makes it one and the same: the object that it tells of for the first time, such as the enrollment. What is
   * gathered has its subject here as long as it is unread, and then its own id, so that the next one begins anew.
   */
  @Property({ type: 'uuid' })
  key!: string;

  @Field(() => UUID, { description: 'What it is about; `kind` says what that is.' })
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field(() => String, { description: 'The title of what it is about, as it was then.' })
  @Property({ type: 'text' })
  subjectTitle!: string;

  @Field(() => Membership, {
    nullable: true,
    description: 'Who did it; null where nobody of the institution did.',
  })
  @BelongsTo(() => Membership, 'actor_id', { nullable: true })
  actor?: Ref<Membership> | null;

  @Field(() => Int, { description: 'How often it happened.' })
  @Property({ type: 'integer', default: 1 })
  count: number & Opt = 1;

  /** What was counted last, which is not counted twice. */
  @Property({ type: 'uuid', nullable: true })
  latestId?: string | null;

  @Field(() => [NotificationDetail], { description: 'More about what happened; often nothing.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  details: NotificationDetail[] & Opt = [];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When what it reminds of begins, as it was then; null for the other kinds.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  startsAt?: Date | null;

  @Field(() => DateTime, { description: 'When it happened, the last time if often.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  happenedAt: Date & Opt = new Date();

  @Field(() => DateTime, { nullable: true, description: 'When the viewer read it; null until then.' })
  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;

  @Computed<Notification>(() => Boolean, (row) => sql`(${row.readAt} is not null)`, {
    description: 'Whether the viewer has read it.',
  })
  isRead!: boolean & Opt;
}
