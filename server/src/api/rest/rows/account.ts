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
import { described } from '../wire/described.ts';
import { institutionType, upper } from '../wire/enums.ts';
import { Message } from '../wire/message.ts';
import { Session, session } from '../wire/session.ts';

/** The registration screen reads the message of an error in `data`, too (document 1, section 7). */
const inData = {
  shape: { data: Message },
  of: (message: string) => ({ data: { message } }),
};

/** Role of a body that matches no other row, so that it may be missing or unknown. */
const studentRole = z.literal('student', {
  error: ({ input }) => (input == null ? messages.required : 'role must be student or instructor.'),
});

const { institutionName, ...teacher } = registerTeacherRules.shape;

export const ACCOUNT_ROWS = [
  row({
    method: 'POST',
    url: '/users/signup',
    summary: 'Sign up as a student of an institution.',
    tokenMayBeStale: true,
    request: { body: signUpRules },
    errors: [ErrorCode.ADDRESS_NOT_ALLOWED, ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.PLAN_LIMIT],
    document: SignUpDocument,
    variables: ({ body }) => ({ input: body }),
    status: 201,
    response: Session,
    body: ({ signUp }) => session(signUp),
  }),
  row({
    method: 'POST',
    url: '/users/login',
    summary: 'Sign in.',
    tokenMayBeStale: true,
    request: { body: signInRules },
    errors: [
      ErrorCode.UNAUTHENTICATED,
      ErrorCode.TWO_FACTOR_REQUIRED,
      ErrorCode.ADDRESS_NOT_ALLOWED,
      ErrorCode.NOT_FOUND,
      ErrorCode.PLAN_LIMIT,
    ],
    document: SignInDocument,
    variables: ({ body }) => ({ input: body }),
    response: Session,
    body: ({ signIn }) => session(signIn),
  }),
  row({
    method: 'POST',
    url: '/users/register',
    matchBody: { role: 'instructor' },
    summary: 'Register as an instructor with a new institution.',
    tokenMayBeStale: true,
    request: { body: z.object({ ...teacher, name: institutionName, type: institutionType }) },
    errors: [ErrorCode.CONFLICT],
    operationId: 'register',
    document: RegisterTeacherDocument,
    variables: ({ body: { name, type, ...person } }) => ({
      input: { ...person, institutionName: name, institutionType: upper(type) },
    }),
    extraErrorFields: inData,
    status: 201,
    response: Session,
    body: ({ registerTeacher }) => session(registerTeacher),
  }),
  row({
    method: 'POST',
    url: '/users/register',
    summary: 'Register as a student.',
    tokenMayBeStale: true,
    request: {
      body: z.object({ ...registerStudentRules.shape, role: studentRole }),
    },
    errors: [ErrorCode.CONFLICT],
    operationId: 'register',
    document: RegisterStudentDocument,
    variables: ({ body: { email, password } }) => ({ input: { email, password } }),
    extraErrorFields: inData,
    status: 201,
    response: Session,
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
    response: null,
    body: () => undefined,
  }),
  row({
    method: 'GET',
    url: '/auth/refresh',
    summary: 'Refresh the session by its cookie.',
    tokenMayBeStale: true,
    errors: [ErrorCode.UNAUTHENTICATED, ErrorCode.SESSION_TIMED_OUT, ErrorCode.ADDRESS_NOT_ALLOWED],
    document: RefreshSessionDocument,
    variables: () => ({}),
    response: Session,
    body: ({ refreshSession }) => session(refreshSession),
  }),
  row({
    method: 'POST',
    url: '/users/subscribe',
    summary: 'Subscribe to early access.',
    tokenMayBeStale: true,
    request: { body: emailRules },
    document: SubscribeEarlyAccessDocument,
    variables: ({ body }) => body,
    status: 201,
    response: Message,
    body: ({ subscribeEarlyAccess }) => subscribeEarlyAccess,
  }),
  row({
    method: 'POST',
    url: '/users/verify-email',
    summary: 'Verify an email address by its code.',
    tokenMayBeStale: true,
    errors: [ErrorCode.UNAUTHENTICATED], // for a visitor who does not send the email address
    request: { body: verifyEmailRules },
    document: VerifyEmailDocument,
    variables: ({ body }) => ({ input: body }),
    response: z.object({
      ...Session.shape,
      ...Message.shape,
      passwordResetToken: described(
        'Token for setting a password, if the caller has no session of the account; null otherwise.',
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
    summary: 'Send a new code to the signed-in account.',
    errors: [ErrorCode.CONFLICT],
    document: ResendVerificationCodeDocument,
    variables: () => ({}),
    response: Message,
    body: ({ resendVerificationCode }) => resendVerificationCode,
  }),
  row({
    method: 'POST',
    url: '/users/resend-verification-code',
    summary: 'Send a new code to an email address. The response is the same for unknown addresses.',
    tokenMayBeStale: true,
    request: { body: emailRules },
    document: ResendVerificationCodeToDocument,
    variables: ({ body }) => body,
    response: Message,
    body: ({ resendVerificationCodeTo }) => resendVerificationCodeTo,
  }),
];
