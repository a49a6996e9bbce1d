import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import type { Row, Sql } from '#platform/read/declarations';
import { listOf } from '#platform/read/list-arguments';
import { searchedText, SHORT_SEARCH } from '#platform/read/search';
import { Membership } from './membership.entity.ts';
import { membersRules } from './membership.rules.ts';
import { MembershipStatus } from './membership-status.enums.ts';
import { Role } from '#kernel/role';

export const MemberConnection = connectionOf('Member', () => Membership);
export type MemberConnection = InstanceType<typeof MemberConnection>;

export const MemberList = listOf('Member', Membership);

@ArgsType()
@Rules(membersRules)
export class MembersArguments extends MemberList {
  @Field(() => Role, { nullable: true, description: 'Returns only members with this role.' })
  role?: Role;

  @Field(() => MembershipStatus, {
    nullable: true,
    description: 'Returns only members with this status. Defaults to ACTIVE.',
  })
  status?: MembershipStatus;

  @Field(() => ID, {
    nullable: true,
    description: 'Returns only members with a seat or a place on the waitlist of this cohort.',
  })
  cohortId?: string;

  @Field(() => String, {
    nullable: true,
    description: `Returns only members whose name or e-mail address contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;
}

/** Returns SQL of the text that member searches match. */
export const searchedTextOf = ({ firstName, lastName, contactEmail }: Row<Membership>): Sql =>
  searchedText(firstName, lastName, contactEmail);
