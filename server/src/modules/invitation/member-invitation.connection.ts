import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { Rules } from '#kernel/validation';
import { listOf } from '#platform/read/list-arguments';
import { SHORT_SEARCH } from '#platform/read/search';
import { MemberInvitation } from './member-invitation.entity.ts';
import { MemberInvitationStatus } from './member-invitation.enums.ts';
import { memberInvitationsRules } from './member-invitation.rules.ts';

export const MemberInvitationConnection = connectionOf('MemberInvitation', () => MemberInvitation);
export type MemberInvitationConnection = InstanceType<typeof MemberInvitationConnection>;

const MemberInvitationList = listOf('MemberInvitation', MemberInvitation);

@Rules(memberInvitationsRules)
@ArgsType()
export class MemberInvitationsArguments extends MemberInvitationList {
  @Field(() => MemberInvitationStatus, {
    nullable: true,
    description: 'Returns only invitations with this status.',
  })
  status?: MemberInvitationStatus;

  @Field(() => String, {
    nullable: true,
    description: `Returns only invitations whose e-mail address contains this text. ${SHORT_SEARCH}`,
  })
  search?: string;
}
