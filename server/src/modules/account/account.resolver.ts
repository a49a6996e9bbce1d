import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { UNVERIFIED_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
import { changePassword } from './change-password.service.ts';
import {
  ChangePasswordInput,
  DeleteAccountInput,
  EmailArguments,
  RegisterStudentInput,
  RegisterTeacherInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  SignInInput,
  SignUpInput,
  VerifyEmailInput,
} from './account.input.ts';
import { MessagePayload, SessionPayload } from './account.payload.ts';
import { deleteAccount } from './delete-account.service.ts';
import { subscribeEarlyAccess } from './early-access.service.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { refreshSession, signOut } from './refresh.service.ts';
import { registerStudent, registerTeacher, signUp } from './registration.service.ts';
import type { SignedIn } from './session.service.ts';
import { signIn } from './sign-in.service.ts';
import { switchInstitution } from './switch.service.ts';
import { resendCodeTo, resendOwnCode } from './resend-code.service.ts';
import { verifyEmail } from './verification.service.ts';
import { VIEWER } from './viewer.resolver.ts';

/** Read as the viewer that the answer makes of the visitor. */
const answer = ({ context, accessToken, passwordResetToken }: SignedIn, info: GraphQLResolveInfo) =>
  context.reads.payload(
    info,
    { viewer: VIEWER },
    {},
    { accessToken, passwordResetToken: passwordResetToken ?? null },
  );

const CODE_SENT = { message: 'A new verification code has been sent to your email.' };

@Resolver()
export class AccountResolver {
  @Mutation(() => SessionPayload, { description: 'An account without an institution. A code is mailed.' })
  async registerStudent(
    @Arg('input', () => RegisterStudentInput) input: RegisterStudentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await registerStudent(context, input), info);
  }

  @Mutation(() => SessionPayload, {
    description:
      'An account and an institution that it owns. A code is mailed. Both are deleted if the e-mail is not verified within 7 days.',
  })
  async registerTeacher(
    @Arg('input', () => RegisterTeacherInput) input: RegisterTeacherInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await registerTeacher(context, input), info);
  }

  @Mutation(() => SessionPayload, { description: "An institution's new student. A code is mailed." })
  async signUp(
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await signUp(context, input), info);
  }

  @Mutation(() => SessionPayload, {
    description:
      'A session, by e-mail and password. Ten wrong passwords in 15 minutes in a browser, or from a network, end the tries.',
  })
  async signIn(
    @Arg('input', () => SignInInput) input: SignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await signIn(context, input), info);
  }

  @Mutation(() => SessionPayload, {
    description: 'A new access token by the refresh cookie, which is renewed.',
  })
  async refreshSession(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    return answer(await refreshSession(context), info);
  }

  @Mutation(() => MessagePayload, { description: 'Ends the session; also when it has ended already.' })
  async signOut(@Ctx() context: Context): Promise<MessagePayload> {
    await signOut(context);
    return { message: 'You have signed out.' };
  }

  @Authorized()
  @Mutation(() => SessionPayload, {
    description: 'A new session for another membership, in place of this one.',
  })
  async switchInstitution(
    @Arg('institutionId', () => UUID, { description: 'Of the institution.' }) institutionId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await switchInstitution(context, institutionId), info);
  }

  @Mutation(() => SessionPayload, {
    description:
      'Verifies an e-mail address by the code or the link that was mailed to it. With a session of the account, or its refresh cookie: that session goes on, others end. Without: all sessions end, the password stops working, and the answer has a new session and a `passwordResetToken`.',
  })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput) input: VerifyEmailInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answer(await verifyEmail(context, input), info);
  }

  @Authorized(UNVERIFIED_TOO)
  @Mutation(() => MessagePayload, {
    description: 'Mails the viewer a new code: once a minute, five times an hour.',
  })
  async resendVerificationCode(@Ctx() context: Context): Promise<MessagePayload> {
    await resendOwnCode(context);
    return CODE_SENT;
  }

  @Mutation(() => MessagePayload, {
    description:
      'Mails the code of an unverified account again, a new one if it expired: once a minute, five times an hour. Answers alike for any address.',
  })
  async resendVerificationCodeTo(
    @Args(() => EmailArguments) { email }: EmailArguments,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await resendCodeTo(context, email);
    return CODE_SENT;
  }

  @Mutation(() => MessagePayload, {
    description:
      'A link to set another password, mailed to whoever has the address: once a minute, five times an hour.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await requestPasswordReset(context, email);
    return { message: 'If an account has this email address, a link to reset its password is on its way.' };
  }

  @Mutation(() => MessagePayload, {
    description: 'Another password, by the link that was mailed. Every session of the account ends.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await resetPassword(context, input);
    return { message: 'Your password was changed. Sign in with the new one.' };
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description:
      'Another password. All other sessions of the viewer end; a wrong current one counts as a failure to sign in.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await changePassword(context, input);
    return { message: 'Your password was changed.' };
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description:
      "Deletes the viewer's account: ends all memberships and sessions, and erases name, e-mail and password. INVALID with a wrong password. CONFLICT where the viewer owns an institution with other members, or is its last admin.",
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput) input: DeleteAccountInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await deleteAccount(context, input);
    return { message: 'Your account was deleted.' };
  }

  @Mutation(() => MessagePayload, { description: 'Hear when sign-up opens.' })
  async subscribeEarlyAccess(
    @Args(() => EmailArguments) { email }: EmailArguments,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await subscribeEarlyAccess(context, email);
    return { message: "You've been added to our early access list." };
  }
}
