import { ArgsType, Field, InputType } from 'type-graphql';
import { Language } from '#kernel/language';
import type { Language as LanguageCode } from '#kernel/language.rules';
import { Rules } from '#kernel/validation';
import { InstitutionType } from '#modules/institution/institution-type.enums';
import { Plan } from '#modules/institution/plan.enums';
import {
  changePasswordRules,
  deleteAccountRules,
  emailRules,
  registerStudentRules,
  registerTeacherRules,
  resetPasswordRules,
  signInRules,
  signUpRules,
  verifyEmailRules,
} from './account.rules.ts';
import { SECOND_FACTOR } from './two-factor.input.ts';

@InputType({ description: 'Values of a new account without an institution.' })
@Rules(registerStudentRules)
export class RegisterStudentInput {
  @Field(() => String, {
    description: 'E-mail address, at most 254 characters. Unique across the platform, case-insensitive.',
  })
  email!: string;

  @Field(() => String, { description: 'Password of at least 8 characters and at most 200 bytes.' })
  password!: string;
}

@InputType({ description: 'Values of a new account and of the institution that it owns.' })
@Rules(registerTeacherRules)
export class RegisterTeacherInput {
  @Field(() => String, {
    description: 'E-mail address, at most 254 characters. Unique across the platform, case-insensitive.',
  })
  email!: string;

  @Field(() => String, { description: 'Password of at least 8 characters and at most 200 bytes.' })
  password!: string;

  @Field(() => String, { description: 'First name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, 1 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Name of the institution, 1 to 100 characters.' })
  institutionName!: string;

  @Field(() => String, {
    description:
      "First label of the institution's host name. Unique; letters, digits and hyphens, at most 63 characters.",
  })
  namespace!: string;

  @Field(() => InstitutionType, { description: 'Type of the institution.' })
  institutionType!: InstitutionType;

  @Field(() => Plan, {
    nullable: true,
    description:
      "Plan that the institution wants. It starts on FREE; a larger plan is its `requestedPlan` until the platform's staff confirms it.",
  })
  plan?: Plan | null;
}

@InputType({ description: 'Values of a new student account of an institution.' })
@Rules(signUpRules)
export class SignUpInput {
  @Field(() => String, {
    description: 'E-mail address, at most 254 characters. Unique across the platform, case-insensitive.',
  })
  email!: string;

  @Field(() => String, {
    description:
      'Password of 8 to 24 characters with a lower-case letter, an upper-case letter, a digit and one of !@#$%.',
  })
  password!: string;

  @Field(() => String, { description: 'First name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, 1 to 100 characters.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: "Namespace of the institution. Defaults to the institution of the request's host.",
  })
  institution?: string | null;
}

@InputType({ description: 'Credentials, and the institution to sign in to.' })
@Rules(signInRules)
export class SignInInput {
  @Field(() => String, { description: 'E-mail address of the account, case-insensitive.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Namespace of the institution. Defaults to the institution of the request's host, on the root host to the most recently used one.",
  })
  institution?: string | null;

  @Field(() => String, { nullable: true, description: SECOND_FACTOR })
  code?: string | null;
}

@InputType({ description: 'Proof of ownership of an e-mail address.' })
@Rules(verifyEmailRules)
export class VerifyEmailInput {
  @Field(() => String, {
    description: 'Six-digit code from the e-mail, or the token of the link in that e-mail.',
  })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the account. Required without a session.',
  })
  email?: string | null;
}

@InputType({ description: 'The current password and the new one.' })
@Rules(changePasswordRules)
export class ChangePasswordInput {
  @Field(() => String, { description: 'Current password of the viewer.' })
  currentPassword!: string;

  @Field(() => String, { description: 'New password of at least 8 characters and at most 200 bytes.' })
  newPassword!: string;
}

@InputType({ description: "Confirmation that the viewer's account is to be deleted." })
@Rules(deleteAccountRules)
export class DeleteAccountInput {
  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { nullable: true, description: SECOND_FACTOR })
  code?: string | null;
}

@InputType({ description: 'Account whose password is to be reset.' })
@Rules(emailRules)
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account, at most 254 characters.' })
  email!: string;
}

@InputType({ description: 'The new password and the token that allows the reset.' })
@Rules(resetPasswordRules)
export class ResetPasswordInput {
  @Field(() => String, { description: 'Token of the mailed link. Valid once, for 30 minutes.' })
  token!: string;

  @Field(() => String, { description: 'New password of at least 8 characters and at most 200 bytes.' })
  password!: string;
}

@ArgsType()
@Rules(emailRules)
export class EmailArguments {
  @Field(() => String, { description: 'E-mail address, at most 254 characters.' })
  email!: string;
}

@InputType({ description: 'Language to set.' })
export class UpdateLanguageInput {
  @Field(() => Language, { description: 'Language of screens, messages and emails.' })
  language!: LanguageCode;
}
