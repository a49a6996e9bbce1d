import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { Rules } from '#kernel/validation';
import type { Row, Sql } from '#platform/read/declarations';
import { PageArguments } from '#platform/read/paging';
import { searchedText } from '#platform/read/search';
import { Membership } from './membership.entity.ts';
import { membersRules } from './membership.rules.ts';
import { MembershipStatus } from './membership-status.ts';
import { Role } from '#kernel/role';

export const MemberConnection = connectionOf('Member', () => Membership);
export type MemberConnection = InstanceType<typeof MemberConnection>;

@ArgsType()
@Rules(membersRules)
export class MembersArguments extends PageArguments {
  @Field(() => Role, { nullable: true, description: 'Only those who are this.' })
  role?: Role;

  @Field(() => MembershipStatus, {
    nullable: true,
    description: 'Only those with this status; active ones by default.',
  })
  status?: MembershipStatus;

  @Field(() => String, { nullable: true, description: 'Only those whose names or e-mail have this text.' })
  search?: string;
}

/** What a search among members looks through. */
export const searchedTextOf = ({ firstName, lastName, contactEmail }: Row<Membership>): Sql =>
  searchedText(firstName, lastName, contactEmail);
