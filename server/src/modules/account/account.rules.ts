/** Rules of what people enter about themselves. Messages and limits are from document 1, sections 5, 8 and 9. */
import * as z from 'zod/mini';
import { comparing } from '#kernel/comparing.rules';
import { emailAddress, line } from '#kernel/text.rules';
import { secondFactor } from './two-factor.rules.ts';
import {
  claimedNamespace,
  givenNamespace,
  INSTITUTION_NAME_MAX,
} from '#modules/institution/institution.rules';

export const NAME_MAX = 100;
const REGISTRATION_PASSWORD_MIN = 8;

/** Longer passwords would only cost time to hash. */
const PASSWORD_MAX_BYTES = 200;

/** Digits of a verification code. */
export const CODE_LENGTH = 6;

/** Tokens of mailed links: 256 bits in base64url. */
const LINK_TOKEN = /^[\w-]{43}$/;

export const messages = {
  invalidEntry: 'Invalid Entry',
  signUpPassword:
    '8 to 24 characters. Must include uppercase and lowercase letters, a number and a special character.',
  signUpMatch: 'Must match the first password input field.',
  required: 'Required fields are missing',
  mismatch: 'Passwords do not match',
  short: 'Password must be at least 8 characters long',
  instructorRequired: 'All fields are required for instructors',
  missingCredentials: 'Missing Username or Password',
  email: 'Enter a valid email address.',
  longPassword: 'Password must be at most 200 bytes long',
  name: `Use at most ${NAME_MAX} characters.`,
  institutionName: `Use at most ${INSTITUTION_NAME_MAX} characters.`,
  currentPassword: 'That isn’t your current password.',
  code: 'Enter your six-digit code.',
  link: 'This link is no longer valid. Request a new one.',
} as const;

const bytes = (text: string) => new TextEncoder().encode(text).length;

const email = (missing: string) => emailAddress(missing, messages.email);

const name = (missing: string) => line(missing, NAME_MAX, messages.name);

const password = (missing: string) =>
  z.string(missing).check(
    z.minLength(1, missing),
    z.refine((text) => bytes(text) <= PASSWORD_MAX_BYTES, messages.longPassword),
  );

const registrationPassword = (missing: string) =>
  password(missing).check(z.minLength(REGISTRATION_PASSWORD_MIN, messages.short));

/** Password of a sign-up. The form enables its button by the same rule. */
export const signUpPassword = z
  .string(messages.invalidEntry)
  .check(z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%]).{8,24}$/u, messages.signUpPassword));

const student = { email: email(messages.required), password: registrationPassword(messages.required) };

const teacher = {
  ...student,
  firstName: name(messages.instructorRequired),
  lastName: name(messages.instructorRequired),
  institutionName: line(messages.instructorRequired, INSTITUTION_NAME_MAX, messages.institutionName),
  namespace: claimedNamespace(messages.instructorRequired),
};

const signUp = { email: email(messages.invalidEntry), password: signUpPassword };

/** A new person whose e-mail address is already known. */
export const newPerson = {
  firstName: name(messages.required),
  lastName: name(messages.required),
  password: registrationPassword(messages.required),
};

/** Form of a registration with an invitation. */
export const newPersonRules = z.object(newPerson);

/** Input of a student's registration. */
export const registerStudentRules = z.object(student);

/** Input of a teacher's registration, except the institution's type. */
export const registerTeacherRules = z.object(teacher);

/** Input of a sign-up at an institution. */
export const signUpRules = z.object({
  ...signUp,
  firstName: name(messages.invalidEntry),
  lastName: name(messages.invalidEntry),
  institution: givenNamespace,
});

const confirmed = { confirmPassword: z.string(messages.required).check(z.minLength(1, messages.required)) };

const agreeing = <Name extends string = 'password'>(message: string, field = 'password' as Name) =>
  z.refine<Record<Name | 'confirmPassword', string>>((form) => form[field] === form.confirmPassword, {
    path: ['confirmPassword'],
    error: message,
    ...comparing('confirmPassword'),
  });

/** Form of a student's registration. */
export const registerStudentForm = z.object({ ...student, ...confirmed }).check(agreeing(messages.mismatch));

/** Form of a teacher's registration. `institutionType` is the value of the selected option. */
export const registerTeacherForm = z
  .object({ ...teacher, ...confirmed, institutionType: z.string() })
  .check(agreeing(messages.mismatch));

/** Form of a sign-up. The full name is stored as both names (document 1, section 3). */
export const signUpForm = z
  .object({ ...signUp, fullName: name(messages.invalidEntry), confirmPassword: z.string() })
  .check(agreeing(messages.signUpMatch));

/** Credentials of a sign-in, for the form and the server. */
export const signInRules = z.object({
  email: email(messages.missingCredentials),
  password: password(messages.missingCredentials),
  institution: givenNamespace,
  code: z.nullish(secondFactor),
});

/** Input of a password reset. A malformed token fails like a wrong one. */
export const resetPasswordRules = z.object({
  token: z.string(messages.link).check(z.regex(LINK_TOKEN, messages.link)),
  password: registrationPassword(messages.required),
});

const change = {
  currentPassword: password(messages.required),
  newPassword: registrationPassword(messages.required),
};

/** Input of a change of the password. */
export const changePasswordRules = z.object(change);

/** Form of a change of the password. */
export const changePasswordForm = z
  .object({ ...change, ...confirmed })
  .check(agreeing(messages.mismatch, 'newPassword'));

/** Form of a new password. */
export const newPasswordForm = z
  .object({ password: registrationPassword(messages.required), ...confirmed })
  .check(agreeing(messages.mismatch));

/** A verification code or the token of its mailed link, with the e-mail address for callers without a session. */
export const verifyEmailRules = z.object({
  code: z.string(messages.code).check(
    z.trim(),
    z.refine((code) => /^[0-9]{6}$/.test(code) || LINK_TOKEN.test(code), messages.code),
  ),
  email: z.nullish(email(messages.email)),
});

/** An e-mail address alone: early access, resending a code, password reset. */
export const emailRules = z.object({ email: email(messages.email) });

/** Confirmation of an account deletion. The code is needed when the account has two-factor authentication. */
export const deleteAccountRules = z.object({
  password: password(messages.required),
  code: z.nullish(secondFactor),
});
