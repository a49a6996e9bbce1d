import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { memberNameText } from '#modules/membership/membership.sql';
import { Computed, One, Readable, type Reader, type Row, type Sql } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ConversationKind } from './conversation.enums.ts';
import { takesPart } from './participants.sql.ts';

/** Returns SQL of the other member of a direct conversation, for a reader that is one of them. */
const otherOf = (row: Row<Conversation>, { membershipId }: Reader): Sql =>
  membershipId
    ? sql`case when ${row.first} = ${membershipId} then ${row.second} else ${row.first} end`
    : sql`null::uuid`;

/** Returns SQL of the last sequence number that the reader has read. */
function readSequence(row: Row<Conversation>, { membershipId }: Reader): Sql {
  if (!membershipId) return sql`0`;
  return sql`coalesce((select r.sequence from read_mark r where r.institution_id = ${row.institution} and r.conversation_id = ${row.id} and r.membership_id = ${membershipId}), 0)`;
}

/** Returns SQL of a conversation's title: the cohort's title, or the other member's name. */
export function titleOf(row: Row<Conversation>, reader: Reader): Sql {
  return sql`case when ${row.kind} = 'cohort'
    then (select c.title from cohort c where c.institution_id = ${row.institution} and c.id = ${row.cohort})
    else (select ${sql.raw(memberNameText('m'))} from membership m where m.institution_id = ${row.institution} and m.id = ${otherOf(row, reader)}) end`;
}

@Ordered({ LAST_MESSAGE_AT: 'lastMessageAt' }, { isShort: true })
@ObjectType({
  implements: Node,
  description: 'A conversation between two members, or the room of a cohort.',
})
@Readable<Conversation>((row, reader) => takesPart(reader, row.id))
@TenantTable({ tableName: 'conversation', audit: false })
@Unique({ properties: ['institution', 'first', 'second'] })
@Unique({ properties: ['institution', 'cohort'] })
@Index({ properties: ['institution', 'second'] })
@Check({
  name: 'conversation_participants',
  expression: `case kind when 'direct' then cohort_id is null and coalesce(first_id < second_id, false) else cohort_id is not null and first_id is null and second_id is null end`,
})
export class Conversation extends TenantEntity {
  @Field(() => ConversationKind, { description: 'Kind of the conversation.' })
  @Enum({ items: () => ConversationKind, type: 'text' })
  kind!: ConversationKind;

  @Field(() => Cohort, { nullable: true, description: 'Cohort of the room. Null for a direct conversation.' })
  @BelongsTo(() => Cohort, 'cohort_id', { nullable: true, deleteRule: 'cascade' })
  cohort?: Ref<Cohort> | null;

  /** The member with the lower ID in a direct conversation. Null in a room. */
  @BelongsTo(() => Membership, 'first_id', { nullable: true })
  first?: Ref<Membership> | null;

  @BelongsTo(() => Membership, 'second_id', { nullable: true })
  second?: Ref<Membership> | null;

  @Field(() => Int, { description: 'Sequence number of the latest message. 0 if none exists.' })
  @Property({ type: 'integer', default: 0 })
  lastSequence: number & Opt = 0;

  @Field(() => Int, {
    description:
      'Number of changes (messages, edits, deletions) so far. Pass it to `messagesChanged(after:)`.',
  })
  @Property({ type: 'integer', default: 0 })
  lastRevision: number & Opt = 0;

  @Field(() => DateTime, {
    description: 'Time of the latest message; the time of creation if none exists. Orders the list.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastMessageAt: Date & Opt = new Date();

  @Computed<Conversation>(() => String, titleOf, {
    description: 'Title of the cohort, or name of the other member.',
  })
  title!: string & Opt;

  @One<Membership, Conversation>(() => Membership, {
    where: (member, row, _link, reader) => sql`${member.id} = ${otherOf(row, reader)}`,
    order: { by: ['id'] },
    description: 'The other member of a direct conversation. Null for the room of a cohort.',
  })
  otherMember!: (Membership & Opt) | null;

  @Computed<Conversation>(() => Int, readSequence, {
    description:
      'Sequence number of the last message that the viewer has read. Sending a message marks all as read.',
  })
  lastReadSequence!: number & Opt;

  @Computed<Conversation>(
    () => Int,
    (row, reader) => sql`greatest(${row.lastSequence} - ${readSequence(row, reader)}, 0)`,
    { description: 'Number of unread messages: `lastSequence` minus `lastReadSequence`.' },
  )
  unreadCount!: number & Opt;
}
