import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { MemberPayload } from '#modules/membership/membership.payload';
import type { Context } from '#platform/request/context';
import { MEMBER } from '#modules/membership/membership.sources';
import { SetAvatarInput } from './avatar.input.ts';
import { changeAvatar } from './avatar.service.ts';

@Resolver()
export class AvatarResolver {
  @Authorized()
  @Mutation(() => MemberPayload, {
    description:
      'Sets the photo of the viewer in the institution of the session in place of the former one. Fails with NOT_FOUND for other members.',
  })
  async setAvatar(
    @Arg('input', () => SetAvatarInput) input: SetAvatarInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id, avatarId } = input;
    await changeAvatar(context, id, avatarId);
    return context.reads.payload(info, { member: MEMBER }, { memberId: id });
  }

  @Authorized()
  @Mutation(() => MemberPayload, {
    description:
      'Removes the photo of the viewer in the institution of the session. Succeeds also without one. Fails with NOT_FOUND for other members.',
  })
  async removeAvatar(
    @Arg('id', () => ID, { description: 'ID of the membership of the viewer.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await changeAvatar(context, id, null);
    return context.reads.payload(info, { member: MEMBER }, { memberId: id });
  }
}
