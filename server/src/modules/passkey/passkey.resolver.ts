import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Args, ArgsType, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { SessionPayload } from '#modules/account/account.payload';
import { answerSignedIn } from '#modules/account/viewer.resolver';
import { listOf } from '#platform/read/list-arguments';
import { connection, one } from '#platform/read/source';
import type { Context } from '#platform/request/context';
import { Passkey } from './passkey.entity.ts';
import {
  AddPasskeyInput,
  BeginPasskeyInput,
  RemovePasskeyInput,
  RenamePasskeyInput,
  SignInWithPasskeyInput,
} from './passkey.input.ts';
import {
  BeginPasskeyPayload,
  BeginPasskeySignInPayload,
  PasskeyPayload,
  RemovePasskeyPayload,
} from './passkey.payload.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.service.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkey.service.ts';

const PasskeyConnection = connectionOf('Passkey', () => Passkey);

@ArgsType()
class PasskeysArguments extends listOf('Passkey', Passkey) {}

const PASSKEYS = connection(Passkey, {
  where: (passkey, _given, { accountId }) => [sql`${passkey.account} = ${accountId}`],
  order: { by: ['createdAt'], descending: true },
});
const PASSKEY = one(
  Passkey,
  (passkey, { id }, { accountId }) => sql`${passkey.id} = ${id} and ${passkey.account} = ${accountId}`,
);

@Resolver()
export class PasskeyResolver {
  @Authorized()
  @Query(() => PasskeyConnection, { description: 'Passkeys of the viewer, newest first.' })
  passkeys(
    @Args(() => PasskeysArguments) args: PasskeysArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, PASSKEYS, { ...(args as object) });
  }

  @Authorized()
  @Mutation(() => BeginPasskeyPayload, {
    description:
      'Starts adding a passkey. Fails with INVALID when the password or the code is wrong, and with CONFLICT when the viewer has ten passkeys.',
  })
  beginPasskey(
    @Arg('input', () => BeginPasskeyInput) input: BeginPasskeyInput,
    @Ctx() context: Context,
  ): Promise<BeginPasskeyPayload> {
    return beginPasskey(context, input);
  }

  @Authorized()
  @Mutation(() => PasskeyPayload, {
    description:
      'Adds a passkey with the answer of an authenticator that verified the person. Fails with CONFLICT when the challenge is expired or used, and with INVALID when the passkey cannot be verified.',
  })
  async addPasskey(
    @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await addPasskey(context, input);
    return context.reads.payload(info, { passkey: PASSKEY }, { id });
  }

  @Authorized()
  @Mutation(() => PasskeyPayload, { description: "Renames one of the viewer's passkeys." })
  async renamePasskey(
    @Arg('input', () => RenamePasskeyInput) input: RenamePasskeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await renamePasskey(context, input);
    return context.reads.payload(info, { passkey: PASSKEY }, { id: input.id });
  }

  @Authorized()
  @Mutation(() => RemovePasskeyPayload, {
    description:
      "Removes one of the viewer's passkeys and ends the other sessions that it opened. Fails with INVALID when the password is wrong.",
  })
  async removePasskey(
    @Arg('input', () => RemovePasskeyInput) input: RemovePasskeyInput,
    @Ctx() context: Context,
  ): Promise<RemovePasskeyPayload> {
    await removePasskey(context, input);
    return { id: input.id };
  }

  @Mutation(() => BeginPasskeySignInPayload, {
    description: 'Starts a sign-in with a passkey. The answer is the same for everybody.',
  })
  beginPasskeySignIn(@Ctx() context: Context): Promise<BeginPasskeySignInPayload> {
    return beginPasskeySignIn(context);
  }

  @Mutation(() => SessionPayload, {
    description:
      'Signs in with a passkey, without password and code. Fails with CONFLICT when the challenge is expired or used, with UNAUTHENTICATED when the passkey is not accepted, and with TOO_MANY_REQUESTS after ten wrong answers for one account in 15 minutes from one browser or network.',
  })
  async signInWithPasskey(
    @Arg('input', () => SignInWithPasskeyInput) input: SignInWithPasskeyInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answerSignedIn(await signInWithPasskey(context, input), info);
  }
}
