import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Readable } from '#platform/read/declarations';
import { Conversation } from './conversation.entity.ts';
import { takesPart } from './participants.ts';

@ObjectType({ implements: Node, description: 'What somebody said in a conversation.' })
@Readable<Message>((row, reader) => takesPart(reader, row.conversation))
@TenantTable({ tableName: 'message', audit: false })
@Unique({ properties: ['institution', 'conversation', 'sequence'] })
@Index({ properties: ['institution', 'conversation', 'revision'] })
@Index({ properties: ['institution', 'sender'] })
@Check({ name: 'message_deleted', expression: '(body is null) = (deleted_at is not null)' })
export class Message extends TenantEntity {
  @Field(() => Conversation, { description: 'Where it was said.' })
  @BelongsTo(() => Conversation, 'conversation_id')
  conversation!: Ref<Conversation>;

  @Field(() => Membership, { description: "The viewer's own when it is `viewer.membership`." })
  @BelongsTo(() => Membership, 'sender_id')
  sender!: Ref<Membership>;

  @Field(() => Int, { description: '1, 2, 3 … in its conversation, without gaps: the order.' })
  @Property({ type: 'integer' })
  sequence!: number;

  @Field(() => Int, {
    description:
      "The conversation's `lastRevision` at the latest change: of two copies the higher is the newer.",
  })
  @Property({ type: 'integer' })
  revision!: number;

  @Field(() => String, { nullable: true, description: 'Null once deleted.' })
  @Property({ type: 'text', nullable: true })
  body?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was changed last; null when never.' })
  @Property({ type: 'timestamptz', nullable: true })
  editedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was taken back; null while it stands.' })
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @Computed<Message>(() => DateTime, (row) => row.createdAt, { description: 'When the server took it.' })
  sentAt!: Date & Opt;
}
