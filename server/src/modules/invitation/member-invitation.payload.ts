import { Field, ObjectType } from 'type-graphql';
import { Role } from '#kernel/role';
import { ItemResult } from '#platform/bulk/bulk.payload';
import { Account } from '#modules/account/account.entity';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { MemberInvitation } from './member-invitation.entity.ts';
import { InvitationOutcome } from './member-invitation.enums.ts';

@ObjectType({ description: 'Payload of the mutations that change an invitation.' })
export class MemberInvitationPayload {
  @Field(() => MemberInvitation, { description: 'The invitation after the mutation.' })
  memberInvitation!: MemberInvitation;
}

@ObjectType({ description: 'Result of one item of `inviteMembers`.' })
export class InviteMemberResult extends ItemResult {
  @Field(() => InvitationOutcome, {
    nullable: true,
    description: 'Outcome of the invitation. Null when it failed.',
  })
  outcome!: InvitationOutcome | null;

  @Field(() => MemberInvitation, {
    nullable: true,
    description: 'The invitation after the mutation. Null when it failed.',
  })
  memberInvitation!: MemberInvitation | null;
}

@ObjectType({ description: 'Payload of `inviteMembers`.' })
export class InviteMembersPayload {
  @Field(() => [InviteMemberResult], { description: 'Result of each item, in the order of `items`.' })
  results!: InviteMemberResult[];
}

@ObjectType({ description: 'The part of an invitation that the holder of its link may read.' })
export class MemberInvitationPreview {
  @Field(() => String, { description: 'Name of the institution.' })
  institutionName!: string;

  @Field(() => String, { description: 'Display name of the member who invites.' })
  inviterName!: string;

  @Field(() => Role, { description: 'Role that the person gets.' })
  role!: Role;

  @Field(() => String, { description: 'First name, as an import gave it. May be empty.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, as an import gave it. May be empty.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the cohort in which accepting enrolls the person. Null without one.',
  })
  cohortTitle!: string | null;
}

@ObjectType({ description: 'A session in the institution of an accepted invitation.' })
export class AcceptedInvitationPayload {
  @Field(() => String, {
    description: 'Access token, valid for 15 minutes. Send it as `Authorization: Bearer <token>`.',
  })
  accessToken!: string;

  @Field(() => Account, { description: 'The signed-in account.' })
  viewer!: Account;

  @Field(() => Enrollment, {
    nullable: true,
    description:
      'Enrollment in the cohort of the invitation; on the waitlist when no seat is free. Null without a cohort, and when it accepts nobody any more.',
  })
  enrollment!: Enrollment | null;
}
