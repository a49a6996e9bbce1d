import * as z from 'zod/mini';
import {
  emailRules,
  messages,
  registerStudentRules,
  registerTeacherRules,
  signInRules,
  signUpRules,
  verifyEmailRules,
} from '#modules/account/account.rules';
import {
  RefreshSessionDocument,
  RegisterStudentDocument,
  RegisterTeacherDocument,
  ResendVerificationCodeDocument,
  ResendVerificationCodeToDocument,
  SignInDocument,
  SignOutDocument,
  SignUpDocument,
  SubscribeEarlyAccessDocument,
  VerifyEmailDocument,
} from '../documents/account.generated.ts';
import { ErrorCode } from '#kernel/errors';
import { row } from '../row.ts';
import { said } from '../wire/described.ts';
import { institutionType, upper } from '../wire/enums.ts';
import { Message } from '../wire/message.ts';
import { Session, session } from '../wire/session.ts';

/** The registration screen reads an error's message here too (document 1, section 7). */
const inData = {
  shape: { data: Message },
  of: (message: string) => ({ data: { message } }),
};

const { institutionName, ...teacher } = registerTeacherRules.shape;

export const ACCOUNT_ROWS = [
  row({
    method: 'POST',
    url: '/users/signup',
    summary: 'Sign up at an institution, as its student.',
    tokenMayBeStale: true,
    request: { body: signUpRules },
    refuses: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
    document: SignUpDocument,
    variables: ({ body }) => ({ input: body }),
    status: 201,
    gives: Session,
    body: ({ signUp }) => session(signUp),
  }),
  row({
    method: 'POST',
    url: '/users/login',
    summary: 'Sign in.',
    tokenMayBeStale: true,
    request: { body: signInRules },
    refuses: [ErrorCode.UNAUTHENTICATED, ErrorCode.NOT_FOUND],
    document: SignInDocument,
    variables: ({ body }) => ({ input: body }),
    gives: Session,
    body: ({ signIn }) => session(signIn),
  }),
  row({
    method: 'POST',
    url: '/users/register',
    bodyHas: { role: 'instructor' },
    summary: 'Register as a teacher, with an institution.',
    tokenMayBeStale: true,
    request: { body: z.object({ ...teacher, name: institutionName, type: institutionType }) },
    refuses: [ErrorCode.CONFLICT],
    operationId: 'register',
    document: RegisterTeacherDocument,
    variables: ({ body: { name, type, ...person } }) => ({
      input: { ...person, institutionName: name, institutionType: upper(type) },
    }),
    errorAlso: inData,
    status: 201,
    gives: Session,
    body: ({ registerTeacher }) => session(registerTeacher),
  }),
  row({
    method: 'POST',
    url: '/users/register',
    summary: 'Register as a student.',
    tokenMayBeStale: true,
    request: {
      body: z.object({ ...registerStudentRules.shape, role: z.literal('student', messages.required) }),
    },
    refuses: [ErrorCode.CONFLICT],
    operationId: 'register',
    document: RegisterStudentDocument,
    variables: ({ body: { email, password } }) => ({ input: { email, password } }),
    errorAlso: inData,
    status: 201,
    gives: Session,
    body: ({ registerStudent }) => session(registerStudent),
  }),
  row({
    method: 'POST',
    url: '/auth/logout',
    summary: 'End the session.',
    tokenMayBeStale: true,
    document: SignOutDocument,
    variables: () => ({}),
    status: 204,
    gives: null,
    body: () => undefined,
  }),
  row({
    method: 'GET',
    url: '/auth/refresh',
    summary: 'Renew the session by its cookie.',
    tokenMayBeStale: true,
    refuses: [ErrorCode.UNAUTHENTICATED],
    document: RefreshSessionDocument,
    variables: () => ({}),
    gives: Session,
    body: ({ refreshSession }) => session(refreshSession),
  }),
  row({
    method: 'POST',
    url: '/users/subscribe',
    summary: 'Ask for early access.',
    tokenMayBeStale: true,
    request: { body: emailRules },
    document: SubscribeEarlyAccessDocument,
    variables: ({ body }) => body,
    status: 201,
    gives: Message,
    body: ({ subscribeEarlyAccess }) => subscribeEarlyAccess,
  }),
  row({
    method: 'POST',
    url: '/users/verify-email',
    summary: 'Verify an e-mail address by the code that was sent to it.',
    tokenMayBeStale: true,
    refuses: [ErrorCode.UNAUTHENTICATED], // a visitor who does not say whose code it is
    request: { body: verifyEmailRules },
    document: VerifyEmailDocument,
    variables: ({ body }) => ({ input: body }),
    gives: z.object({
      ...Session.shape,
      ...Message.shape,
      passwordResetToken: said(
        'Token to choose a password with, for a caller without a session of the account; null otherwise.',
        z.nullable(z.string()),
      ),
    }),
    body: ({ verifyEmail: { passwordResetToken, ...opened } }) => ({
      ...session(opened),
      message: 'Your email was verified successfully',
      passwordResetToken,
    }),
  }),
  row({
    method: 'POST',
    url: '/users/resendcode',
    summary: 'Send the signed-in person a new code.',
    refuses: [ErrorCode.CONFLICT],
    document: ResendVerificationCodeDocument,
    variables: () => ({}),
    gives: Message,
    body: ({ resendVerificationCode }) => resendVerificationCode,
  }),
  row({
    method: 'POST',
    url: '/users/resend-verification-code',
    summary: 'Send a new code to an e-mail address; the answer is the same for any.',
    tokenMayBeStale: true,
    request: { body: emailRules },
    document: ResendVerificationCodeToDocument,
    variables: ({ body }) => body,
    gives: Message,
    body: ({ resendVerificationCodeTo }) => resendVerificationCodeTo,
  }),
];
