import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { ListIndex } from '#platform/database/list-index';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { OWN_EMAIL } from '#platform/database/visitor-settings';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { DateTime } from '#kernel/scalars';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { searchIndex } from '#platform/read/search';
import { MemberInvitationStatus } from './member-invitation.enums.ts';
import { statusOf, UNANSWERED, WAITING } from './member-invitation.sql.ts';

/**
 * An invitation of a person into the institution, optionally into a cohort. The mailed link has a token, of
 * which only the hash is stored.
 */
@Ordered({ EMAIL: 'email', EXPIRES_AT: 'expiresAt' }, { indexed: ['createdAt'] })
@ObjectType({ implements: Node, description: 'An invitation of a person to become a member.' })
@Readable<MemberInvitation>((_, { role }) => (role === Role.ADMIN ? null : sql`false`))
@TenantTable({ tableName: 'member_invitation', ownedWhen: `email = ${OWN_EMAIL}` })
@ListIndex({ by: ['createdAt'], has: ['accepted_at', 'cancelled_at', 'expires_at', 'sent_at'] })
@Unique({ properties: ['institution', 'tokenHash'] })
@Index({
  name: 'member_invitation_unanswered_once',
  expression: `create unique index member_invitation_unanswered_once on member_invitation (institution_id, email) where ${UNANSWERED}`,
})
@Index({
  name: 'member_invitation_waiting',
  expression: `create index member_invitation_waiting on member_invitation (institution_id, created_at, id) where ${WAITING}`,
})
@Index({ properties: ['institution', 'cohort'] })
@Index({ properties: ['institution', 'invitedBy'] })
@Index({ properties: ['email'] })
@Index(searchIndex('member_invitation', 'email'))
export class MemberInvitation extends TenantEntity {
  /** In lower case. */
  @Field(() => String, { description: 'E-mail address of the person, in lower case.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => Role, { description: 'Role that the person gets.' })
  @Enum({ items: () => Role })
  role!: Role;

  @Field(() => Cohort, {
    nullable: true,
    description: 'Cohort in which accepting enrolls the person. Null without one, and when it was deleted.',
  })
  @BelongsTo(() => Cohort, 'cohort_id', { nullable: true })
  cohort?: Ref<Cohort> | null;

  @Field(() => Membership, { description: 'Member who sent the invitation last.' })
  @BelongsTo(() => Membership, 'invited_by_id')
  invitedBy!: Ref<Membership>;

  @Field(() => String, { description: 'Personal message in the e-mail. Empty without one.' })
  @Property({ type: 'text', default: '' })
  message: string & Opt = '';

  @Field(() => String, { description: 'First name of the person, as an import gave it. May be empty.' })
  @Property({ type: 'text', default: '' })
  firstName: string & Opt = '';

  @Field(() => String, { description: 'Last name of the person, as an import gave it. May be empty.' })
  @Property({ type: 'text', default: '' })
  lastName: string & Opt = '';

  /** SHA-256 hash of the link's token. Null until the first e-mail. */
  @Property({ type: 'text', nullable: true })
  tokenHash?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the latest e-mail was queued. Null while it waits to be sent.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  sentAt?: Date | null;

  @Field(() => DateTime, {
    description: 'Time until which the invitation can be accepted. Sending the e-mail sets it again.',
  })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of acceptance. Null when not accepted.' })
  @Property({ type: 'timestamptz', nullable: true })
  acceptedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of cancellation. Null when not cancelled.' })
  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt?: Date | null;

  @Computed<MemberInvitation>(() => MemberInvitationStatus, (row) => statusOf(row), {
    description: 'Status of the invitation.',
  })
  status!: MemberInvitationStatus & Opt;
}
