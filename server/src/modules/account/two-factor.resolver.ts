import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { MessagePayload } from './account.payload.ts';
import { tell } from './tell.service.ts';
import {
  DisableTwoFactorForInput,
  DisableTwoFactorInput,
  EnableTwoFactorInput,
  ReplaceRecoveryCodesInput,
} from './two-factor.input.ts';
import {
  BeginTwoFactorPayload,
  DisableTwoFactorPayload,
  RecoveryCodesPayload,
} from './two-factor.payload.ts';
import {
  beginTwoFactor,
  disableTwoFactor,
  disableTwoFactorFor,
  enableTwoFactor,
  replaceRecoveryCodes,
} from './two-factor.service.ts';
import { VIEWER } from './viewer.resolver.ts';

const answer = (context: Context, info: GraphQLResolveInfo, extra: Record<string, unknown> = {}) =>
  context.reads.payload(info, { viewer: VIEWER }, {}, extra);

@Resolver()
export class TwoFactorResolver {
  @Authorized()
  @Mutation(() => BeginTwoFactorPayload, {
    description:
      'Starts the set-up of an authenticator app. Two-factor authentication stays off until `enableTwoFactor`. Fails with CONFLICT when it is on.',
  })
  beginTwoFactor(@Ctx() context: Context): Promise<BeginTwoFactorPayload> {
    return beginTwoFactor(context);
  }

  @Authorized()
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Turns two-factor authentication on with a code of the app, and returns the recovery codes. Other sessions continue. Fails with INVALID when the password or the code is wrong, and with CONFLICT when it is on.',
  })
  async enableTwoFactor(
    @Arg('input', () => EnableTwoFactorInput) input: EnableTwoFactorInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(context, info, { recoveryCodes: await enableTwoFactor(context, input) });
  }

  @Authorized()
  @Mutation(() => DisableTwoFactorPayload, {
    description:
      'Turns two-factor authentication off. Fails with INVALID when the password or the code is wrong, and with CONFLICT when it is off or an institution of the viewer requires it.',
  })
  async disableTwoFactor(
    @Arg('input', () => DisableTwoFactorInput) input: DisableTwoFactorInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await disableTwoFactor(context, input);
    return answer(context, info);
  }

  @Authorized()
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Replaces all recovery codes. Fails with INVALID when the password or the code is wrong, and with CONFLICT when two-factor authentication is off.',
  })
  async replaceRecoveryCodes(
    @Arg('input', () => ReplaceRecoveryCodesInput) input: ReplaceRecoveryCodesInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(context, info, { recoveryCodes: await replaceRecoveryCodes(context, input) });
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description:
      'Turns two-factor authentication off for somebody who lost it, and ends all sessions of the account. Requires a super admin with two-factor authentication. Fails with INVALID when no account has the address, or the password or the code is wrong, and with CONFLICT when it is off.',
  })
  async disableTwoFactorFor(
    @Arg('input', () => DisableTwoFactorForInput) input: DisableTwoFactorForInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await disableTwoFactorFor(context, input);
    return tell(context, 'Two-factor authentication was turned off.');
  }
}
