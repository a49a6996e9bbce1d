import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { VIEWER } from '#modules/account/viewer.resolver';
import type { Context } from '#platform/request/context';
import {
  ConfirmEmailChangeInput,
  RequestEmailChangeInput,
  UndoEmailChangeInput,
} from './email-change.input.ts';
import {
  ConfirmEmailChangePayload,
  PendingEmailChangePayload,
  UndoEmailChangePayload,
} from './email-change.payload.ts';
import { cancelEmailChange, requestEmailChange } from './email-change.service.ts';
import { confirmEmailChange, undoEmailChange } from './use-email-change.service.ts';

@Resolver()
export class EmailChangeResolver {
  @Authorized()
  @Mutation(() => PendingEmailChangePayload, {
    description:
      "Requests a change of the viewer's e-mail address. It takes effect with the link that the new address gets, valid once and for 30 minutes. A later request replaces it. The answer is the same for every address. Fails with INVALID when the password or the code is wrong.",
  })
  async requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput) input: RequestEmailChangeInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await requestEmailChange(context, input);
    return context.reads.payload(info, { viewer: VIEWER }, {});
  }

  @Authorized()
  @Mutation(() => PendingEmailChangePayload, {
    description: "Cancels the pending change of the viewer's e-mail address. Idempotent.",
  })
  async cancelEmailChange(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    await cancelEmailChange(context);
    return context.reads.payload(info, { viewer: VIEWER }, {});
  }

  @Mutation(() => ConfirmEmailChangePayload, {
    description:
      'Changes the e-mail address of an account with the link that the new address got. The session that requested the change continues, all others end. Fails with INVALID when the link is wrong, expired or used, and with CONFLICT when another account uses the address by now.',
  })
  confirmEmailChange(
    @Arg('input', () => ConfirmEmailChangeInput) input: ConfirmEmailChangeInput,
    @Ctx() context: Context,
  ): Promise<ConfirmEmailChangePayload> {
    return confirmEmailChange(context, input);
  }

  @Mutation(() => UndoEmailChangePayload, {
    description:
      'Takes a change of the e-mail address back with the link that the old address got, for 7 days. Ends all sessions, removes password and passkeys, and returns a token to choose a new password.',
  })
  undoEmailChange(
    @Arg('input', () => UndoEmailChangeInput) input: UndoEmailChangeInput,
    @Ctx() context: Context,
  ): Promise<UndoEmailChangePayload> {
    return undoEmailChange(context, input);
  }
}
