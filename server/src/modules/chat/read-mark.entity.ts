import type { Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Membership } from '#modules/membership/membership.entity';
import { Conversation } from './conversation.entity.ts';

/** Read position of a member in a conversation. Without a row, nothing is read. */
@TenantTable({ tableName: 'read_mark', audit: false })
@Unique({ properties: ['institution', 'conversation', 'member'] })
@Index({ properties: ['institution', 'member'] })
export class ReadMark extends TenantEntity {
  @BelongsTo(() => Conversation, 'conversation_id')
  conversation!: Ref<Conversation>;

  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  /** Sequence number of the last message read. */
  @Property({ type: 'integer' })
  sequence!: number;
}
