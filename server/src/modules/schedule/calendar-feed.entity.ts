import type { Opt, Ref } from '@mikro-orm/core';
import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Readable } from '#platform/read/declarations';

/** The secret address of a member's agenda. Only a hash of it is stored. */
@ObjectType({
  implements: Node,
  description: 'The secret address under which calendar programs read the agenda of a member.',
})
@Readable<CalendarFeed>((feed, { membershipId }) =>
  membershipId ? sql`${feed.member} = ${membershipId}` : sql`false`,
)
@TenantTable({ tableName: 'calendar_feed', audit: { quiet: ['last_used_at'] } })
@Unique({ properties: ['institution', 'tokenHash'] })
@Unique({ properties: ['institution', 'member'] })
export class CalendarFeed extends TenantEntity {
  @BelongsTo(() => Membership, 'membership_id', { deleteRule: 'cascade' })
  member!: Ref<Membership>;

  /** SHA-256 hash of the secret part of the address. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Field(() => Boolean, {
    description: 'Whether entries have their links to meetings, which everyone with the address can use.',
  })
  @Property({ type: 'boolean', default: false })
  hasMeetingLinks: boolean & Opt = false;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the latest use, accurate to an hour. Null when never used.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt?: Date | null;
}
