import * as z from 'zod/mini';
import {
  emailRules,
  messages,
  registerStudentRules,
  registerTeacherRules,
  signInRules,
  signUpRules,
  verifyEmailRules,
} from '../../account/account.rules.ts';
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
import { row } from '../row.ts';
import { institutionType, upper } from '../wire/enums.ts';
import { session } from '../wire/session.ts';

/** The registration screen reads an error's message here too (document 1, section 7). */
const inData = (message: string) => ({ data: { message } });

const { institutionName, ...teacher } = registerTeacherRules.shape;

export const ACCOUNT_ROWS = [
  row({
    method: 'POST',
    url: '/users/signup',
    summary: 'Sign up at an institution, as its student.',
    tokenMayBeStale: true,
    request: { body: signUpRules },
    document: SignUpDocument,
    variables: ({ body }) => ({ input: body }),
    status: 201,
    body: ({ signUp }) => session(signUp),
  }),
  row({
    method: 'POST',
    url: '/users/login',
    summary: 'Sign in.',
    tokenMayBeStale: true,
    request: { body: signInRules },
    document: SignInDocument,
    variables: ({ body }) => ({ input: body }),
    body: ({ signIn }) => session(signIn),
  }),
  row({
    method: 'POST',
    url: '/users/register',
    bodyHas: { role: 'instructor' },
    summary: 'Register as a teacher, with an institution.',
    tokenMayBeStale: true,
    request: { body: z.object({ ...teacher, name: institutionName, type: institutionType }) },
    document: RegisterTeacherDocument,
    variables: ({ body: { name, type, ...person } }) => ({
      input: { ...person, institutionName: name, institutionType: upper(type) },
    }),
    errorAlso: inData,
    status: 201,
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
    document: RegisterStudentDocument,
    variables: ({ body: { email, password } }) => ({ input: { email, password } }),
    errorAlso: inData,
    status: 201,
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
    body: () => undefined,
  }),
  row({
    method: 'GET',
    url: '/auth/refresh',
    summary: 'Renew the session by its cookie.',
    tokenMayBeStale: true,
    document: RefreshSessionDocument,
    variables: () => ({}),
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
    body: ({ subscribeEarlyAccess }) => subscribeEarlyAccess,
  }),
  row({
    method: 'POST',
    url: '/users/verify-email',
    summary: 'Verify an e-mail address by the code that was sent to it.',
    tokenMayBeStale: true,
    request: { body: verifyEmailRules },
    document: VerifyEmailDocument,
    variables: ({ body }) => ({ input: body }),
    body: ({ verifyEmail }) => ({ ...session(verifyEmail), message: 'Your email was verified successfully' }),
  }),
  row({
    method: 'POST',
    url: '/users/resendcode',
    summary: 'Send the signed-in person a new code.',
    document: ResendVerificationCodeDocument,
    variables: () => ({}),
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
    body: ({ resendVerificationCodeTo }) => resendVerificationCodeTo,
  }),
];
