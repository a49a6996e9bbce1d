import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { Conversation } from './conversation.entity.ts';
import { takesPart } from './participants.sql.ts';

@Ordered({ SEQUENCE: 'sequence' }, { within: 'conversation', indexed: ['sequence'] })
@ObjectType({ implements: Node, description: 'A message in a conversation.' })
@Readable<Message>((row, reader) => takesPart(reader, row.conversation))
@TenantTable({ tableName: 'message', audit: false })
@Unique({ properties: ['institution', 'conversation', 'sequence'] })
@Index({ properties: ['institution', 'conversation', 'revision'] })
@Index({ properties: ['institution', 'sender'] })
@Check({ name: 'message_deleted', expression: '(body is null) = (deleted_at is not null)' })
export class Message extends TenantEntity {
  @Field(() => Conversation, { description: 'Conversation of the message.' })
  @BelongsTo(() => Conversation, 'conversation_id')
  conversation!: Ref<Conversation>;

  @Field(() => Membership, {
    description: "Sender of the message. The viewer's own message when it equals `viewer.membership`.",
  })
  @BelongsTo(() => Membership, 'sender_id')
  sender!: Ref<Membership>;

  @Field(() => Int, { description: 'Position in the conversation: 1, 2, 3 … without gaps.' })
  @Property({ type: 'integer' })
  sequence!: number;

  @Field(() => Int, {
    description:
      "Value of the conversation's `lastRevision` at the latest change of this message. The copy with the higher value is newer.",
  })
  @Property({ type: 'integer' })
  revision!: number;

  @Field(() => String, { nullable: true, description: 'Text of the message. Null when deleted.' })
  @Property({ type: 'text', nullable: true })
  body?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last edit. Null when never edited.' })
  @Property({ type: 'timestamptz', nullable: true })
  editedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of deletion. Null when not deleted.' })
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @Computed<Message>(() => DateTime, (row) => row.createdAt, {
    description: 'Time when the server received the message.',
  })
  sentAt!: Date & Opt;
}
