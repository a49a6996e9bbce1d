import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime, ID } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { allKinds } from './notification-kinds.service.ts';
import { NotificationDetail, NotificationKind } from './notification.enums.ts';

/**
 * Notification of one member. It stores the data of its text at the time of the event, so that it can be rendered in every
 * language and after its subject is deleted. Written by the statements that nouns declare (notification-kinds.service.ts).
 */
@Ordered({ HAPPENED_AT: 'happenedAt' }, { within: 'recipient', indexed: ['happenedAt'] })
@ObjectType({
  implements: Node,
  description: 'A notification of the viewer. Only its recipient can read it.',
})
@Readable<Notification>((row, { membershipId }) =>
  membershipId ? sql`${row.recipient} = ${membershipId}` : sql`false`,
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
@Index({ properties: ['institution', 'eventId'] })
export class Notification extends TenantEntity {
  @BelongsTo(() => Membership, 'recipient_id')
  recipient!: Ref<Membership>;

  @Field(() => NotificationKind, { description: 'Kind of the notification.' })
  @Enum({ items: allKinds, type: 'text' })
  kind!: string;

  /**
   * Deduplication key: the object of the event, for example the enrollment. A combined notification has its
   * subject as key while it is unread, then its own ID, so that the next event starts a new one.
   */
  @Property({ type: 'uuid' })
  key!: string;

  @Field(() => ID, { description: 'ID of the subject; its type depends on `kind`.' })
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field(() => String, { description: 'Title of the subject at the time of the notification.' })
  @Property({ type: 'text' })
  subjectTitle!: string;

  @Field(() => Membership, {
    nullable: true,
    description: 'Member who caused the notification. Null when no member did.',
  })
  @BelongsTo(() => Membership, 'actor_id', { nullable: true })
  actor?: Ref<Membership> | null;

  @Field(() => Int, { description: 'Number of events that the notification combines.' })
  @Property({ type: 'integer', default: 1 })
  count: number & Opt = 1;

  /** Last counted object, which is not counted twice. */
  @Property({ type: 'uuid', nullable: true })
  latestId?: string | null;

  /** Identity of the event that wrote the row last, by which the statement that enqueues the mails finds it. */
  @Property({ type: 'uuid', nullable: true })
  eventId?: string | null;

  @Field(() => [NotificationDetail], { description: 'Details of the notification. Null for most kinds.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  details: string[] & Opt = [];

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Moment that the notification is about, as it was then: start of an event, a session or a lesson, or due date of the work for the viewer. For a changed cohort its start, else its end, whichever `details` name, else its next session. Null for other kinds.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  startsAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'IANA name of the time zone of the organizer of what `startsAt` is about. Null for other kinds.',
  })
  @Property({ type: 'text', nullable: true })
  timeZone?: string | null;

  @Field(() => DateTime, { description: 'Time of the latest event.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  happenedAt: Date & Opt = new Date();

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the viewer read the notification. Null while unread.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;

  @Computed<Notification>(() => Boolean, (row) => sql`(${row.readAt} is not null)`, {
    description: 'Whether the viewer has read the notification.',
  })
  isRead!: boolean & Opt;
}
