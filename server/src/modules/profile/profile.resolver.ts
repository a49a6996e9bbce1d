import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Field, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { VIEWER } from '#modules/account/viewer.resolver';
import { MemberPayload } from '#modules/membership/membership.payload';
import type { Context } from '#platform/request/context';
import { MEMBER } from '#modules/membership/membership.sources';
import { setName } from './name.service.ts';
import { SetNameInput, UpdateProfileInput } from './profile.input.ts';
import { updateProfile } from './profile.service.ts';

@ObjectType({ description: 'The signed-in account.' })
class ViewerPayload {
  @Field(() => Account, { description: 'The signed-in account.' })
  viewer!: Account;
}

@Resolver()
export class ProfileResolver {
  @Authorized()
  @Mutation(() => MemberPayload, {
    description:
      'Updates the profile of the viewer in the institution of the session. A name changes in all institutions of the account. Fails with NOT_FOUND for other members.',
  })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateProfile(context, input);
    return context.reads.payload(info, { member: MEMBER }, { memberId: input.id });
  }

  @Authorized()
  @Mutation(() => ViewerPayload, {
    description: 'Sets the name of the viewer in the account and in all institutions. Idempotent.',
  })
  async setName(
    @Arg('input', () => SetNameInput) input: SetNameInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await setName(context, input);
    return context.reads.payload(info, { viewer: VIEWER });
  }
}
