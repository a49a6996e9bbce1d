import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { UNVERIFIED_TOO } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
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
  UpdateLanguageInput,
  VerifyEmailInput,
} from './account.input.ts';
import { MessagePayload, SessionPayload, UpdateLanguagePayload } from './account.payload.ts';
import { deleteAccount } from './delete-account.service.ts';
import { subscribeEarlyAccess } from './early-access.service.ts';
import { updateLanguage } from './language.service.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { refreshSession, signOut } from './refresh.service.ts';
import { registerStudent, registerTeacher, signUp } from './registration.service.ts';
import { signIn } from './sign-in.service.ts';
import { switchInstitution } from './switch.service.ts';
import { resendCodeTo, resendOwnCode } from './resend-code.service.ts';
import { tell } from './tell.service.ts';
import { verifyEmail } from './verification.service.ts';
import { answerSignedIn, VIEWER } from './viewer.resolver.ts';

/** Returns the message after sending a code, the same for every address. */
const codeSent = (context: Context) => tell(context, 'A new verification code has been sent to your email.');

@Resolver()
export class AccountResolver {
  @Mutation(() => SessionPayload, {
    description: 'Registers an account without an institution and mails a verification code.',
  })
  async registerStudent(
    @Arg('input', () => RegisterStudentInput) input: RegisterStudentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answerSignedIn(await registerStudent(context, input), info);
  }

  @Mutation(() => SessionPayload, {
    description:
      'Registers an account and an institution that it owns, and mails a verification code. Both are deleted if the e-mail address is not verified within 7 days.',
  })
  async registerTeacher(
    @Arg('input', () => RegisterTeacherInput) input: RegisterTeacherInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answerSignedIn(await registerTeacher(context, input), info);
  }

  @Mutation(() => SessionPayload, {
    description: 'Registers a student of an institution and mails a verification code.',
  })
  async signUp(
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answerSignedIn(await signUp(context, input), info);
  }

  @Mutation(() => SessionPayload, {
    description:
      'Signs in with e-mail address and password. Fails with TOO_MANY_REQUESTS after ten wrong passwords in 15 minutes from one browser or network.',
  })
  async signIn(
    @Arg('input', () => SignInInput) input: SignInInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answerSignedIn(await signIn(context, input), info);
  }

  @Mutation(() => SessionPayload, {
    description: 'Issues a new access token for the refresh cookie and rotates the cookie.',
  })
  async refreshSession(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<object> {
    return answerSignedIn(await refreshSession(context), info);
  }

  @Mutation(() => MessagePayload, {
    description: 'Ends the session. Succeeds also when the session has already ended.',
  })
  async signOut(@Ctx() context: Context): Promise<MessagePayload> {
    await signOut(context);
    return tell(context, 'You’ve signed out.');
  }

  @Authorized()
  @Mutation(() => SessionPayload, {
    description: 'Replaces the session by one for another membership of the viewer.',
  })
  async switchInstitution(
    @Arg('institutionId', () => ID, { description: 'ID of the institution to switch to.' })
    institutionId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answerSignedIn(await switchInstitution(context, institutionId), info);
  }

  @Mutation(() => SessionPayload, {
    description:
      'Verifies an e-mail address by the mailed code or link. With a session of the account, or its refresh cookie, that session continues and all others end. Without one, all sessions end, the password is removed, and the payload has a new session and a `passwordResetToken`.',
  })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput) input: VerifyEmailInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return answerSignedIn(await verifyEmail(context, input), info);
  }

  @Authorized(UNVERIFIED_TOO)
  @Mutation(() => MessagePayload, {
    description:
      'Mails a new verification code to the viewer. Limited to once a minute and five times an hour.',
  })
  async resendVerificationCode(@Ctx() context: Context): Promise<MessagePayload> {
    await resendOwnCode(context);
    return codeSent(context);
  }

  @Mutation(() => MessagePayload, {
    description:
      'Mails the verification code of an unverified account again, or a new code if it expired. Limited to once a minute and five times an hour. The answer is the same for every address.',
  })
  async resendVerificationCodeTo(
    @Args(() => EmailArguments) { email }: EmailArguments,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await resendCodeTo(context, email);
    return codeSent(context);
  }

  @Mutation(() => MessagePayload, {
    description:
      'Mails a password reset link. Limited to once a minute and five times an hour. The answer is the same for every address.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await requestPasswordReset(context, email);
    return tell(
      context,
      'If there’s an account for this email address, we’ve emailed a link to reset its password.',
    );
  }

  @Mutation(() => MessagePayload, {
    description: 'Sets a new password with the token of a mailed link. All sessions of the account end.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await resetPassword(context, input);
    return tell(context, 'Your password was changed. Sign in with the new one.');
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description:
      "Changes the viewer's password. All other sessions end. A wrong current password counts as a failed sign-in.",
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await changePassword(context, input);
    return tell(context, 'Your password was changed.');
  }

  @Authorized()
  @Mutation(() => UpdateLanguagePayload, {
    description: "Sets the language of the viewer's screens, messages and emails.",
  })
  async updateLanguage(
    @Arg('input', () => UpdateLanguageInput) { language }: UpdateLanguageInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateLanguage(context, language);
    return context.reads.payload(info, { viewer: VIEWER }, {});
  }

  @Authorized()
  @Mutation(() => MessagePayload, {
    description:
      "Deletes the viewer's account: ends all memberships and sessions, and erases name, e-mail address and password. Fails with INVALID when the password is wrong, and with CONFLICT when the viewer owns an institution with other members or is its last admin.",
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput) input: DeleteAccountInput,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await deleteAccount(context, input);
    return tell(context, 'Your account was deleted.');
  }

  @Mutation(() => MessagePayload, {
    description: 'Subscribes an e-mail address to the announcement of early access.',
  })
  async subscribeEarlyAccess(
    @Args(() => EmailArguments) { email }: EmailArguments,
    @Ctx() context: Context,
  ): Promise<MessagePayload> {
    await subscribeEarlyAccess(context, email);
    return tell(context, "You've been added to our early access list.");
  }
}
