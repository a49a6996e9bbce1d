import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import { VIEWER } from '#modules/account/viewer.resolver';
import { ENROLLMENT } from '#modules/enrollment/enrollment.sources';
import { runEach } from '#platform/bulk/run-each';
import { matchesSearch } from '#platform/read/search';
import { byId, connection } from '#platform/read/source';
import type { Context } from '#platform/request/context';
import { type Accepted, acceptInvitation } from './accept-invitation.service.ts';
import { MemberInvitationConnection, MemberInvitationsArguments } from './member-invitation.connection.ts';
import { MemberInvitation } from './member-invitation.entity.ts';
import {
  InvitationMessageArguments,
  InvitationTokenArguments,
  InviteMemberInput,
  RegisterWithInvitationInput,
} from './member-invitation.input.ts';
import {
  AcceptedInvitationPayload,
  InviteMembersPayload,
  MemberInvitationPayload,
  MemberInvitationPreview,
} from './member-invitation.payload.ts';
import { cancelInvitation, inviteMember, resendInvitation } from './member-invitation.service.ts';
import { statusOf } from './member-invitation.sql.ts';
import { receivedInvitation } from './received-invitation.service.ts';
import { registerInvited } from './register-invited.service.ts';

/** Source: the invitation with the given `id`. */
const MEMBER_INVITATION = byId(MemberInvitation);

const MEMBER_INVITATIONS = connection(MemberInvitation, {
  where: (invitation, given) => [
    given['status'] && sql`${statusOf(invitation)} = ${given['status']}`,
    matchesSearch(invitation.email, given),
  ],
  order: { by: ['createdAt'], descending: true },
});

/** Reads the payload as the viewer that signing in makes of the caller. */
const answer = ({ context, accessToken, enrollmentId }: Accepted, info: GraphQLResolveInfo) =>
  context.reads.payload(
    info,
    { viewer: VIEWER, enrollment: ENROLLMENT },
    { id: enrollmentId },
    { accessToken },
  );

@Resolver()
export class MemberInvitationResolver {
  @Authorized(Role.ADMIN)
  @Query(() => MemberInvitationConnection, {
    description: 'Invitations of people into the institution, newest first, whatever their status.',
  })
  memberInvitations(
    @Args(() => MemberInvitationsArguments) args: MemberInvitationsArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, MEMBER_INVITATIONS, { ...(args as object) });
  }

  @Query(() => MemberInvitationPreview, {
    nullable: true,
    description:
      'An invitation by the token of its mailed link. Fails with NOT_FOUND alike when the token is unknown, expired, used or cancelled.',
  })
  memberInvitation(
    @Args(() => InvitationTokenArguments) { token }: InvitationTokenArguments,
    @Ctx() context: Context,
  ): Promise<MemberInvitationPreview> {
    return receivedInvitation(context, token);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => InviteMembersPayload, {
    description:
      'Invites up to 100 people into the institution, each in a transaction of its own. The mailed link is valid for 14 days. An unanswered invitation is renewed with the new values and a new link, at most once an hour. An item fails with CONFLICT for a member, and with TOO_MANY_REQUESTS beyond 500 invitations a day or five a day to one address. An item that fails does not affect the others.',
  })
  inviteMembers(
    @Arg('items', () => [InviteMemberInput], { description: 'People to invite, at most 100.' })
    items: InviteMemberInput[],
    @Args(() => InvitationMessageArguments) { message }: InvitationMessageArguments,
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: InviteMemberInput,
      reads: { memberInvitation: MEMBER_INVITATION },
      change: async (of, item) => {
        const { id, outcome } = await inviteMember(of, item, message ?? '');
        return { id, plain: { outcome } };
      },
    });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => MemberInvitationPayload, {
    description:
      'Mails an unanswered or expired invitation again, with a new link that is valid for 14 days; the old link ends. Fails with TOO_MANY_REQUESTS within an hour of the last e-mail, and with CONFLICT when it was accepted or cancelled.',
  })
  async resendMemberInvitation(
    @Arg('id', () => ID, { description: 'ID of the invitation.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await resendInvitation(context, id);
    return context.reads.payload(info, { memberInvitation: MEMBER_INVITATION }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => MemberInvitationPayload, {
    description:
      'Cancels an invitation: its link ends. Idempotent. Fails with CONFLICT when it was accepted.',
  })
  async cancelMemberInvitation(
    @Arg('id', () => ID, { description: 'ID of the invitation.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await cancelInvitation(context, id);
    return context.reads.payload(info, { memberInvitation: MEMBER_INVITATION }, { id });
  }

  @Authorized()
  @Mutation(() => AcceptedInvitationPayload, {
    description:
      'Accepts an invitation to the e-mail address of the viewer: gives the membership its role unless it has a higher one, enrolls in its cohort, and replaces the session by one in the institution. Fails with NOT_FOUND when the invitation cannot be used, and with FORBIDDEN for another e-mail address.',
  })
  async acceptMemberInvitation(
    @Args(() => InvitationTokenArguments) { token }: InvitationTokenArguments,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await acceptInvitation(context, token), info);
  }

  @Mutation(() => AcceptedInvitationPayload, {
    description:
      'Registers an account for the invited e-mail address, which the token verifies, and accepts the invitation. Fails with NOT_FOUND when the invitation cannot be used, and with CONFLICT when a verified account has the address.',
  })
  async registerWithInvitation(
    @Arg('input', () => RegisterWithInvitationInput) input: RegisterWithInvitationInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await registerInvited(context, input), info);
  }
}
