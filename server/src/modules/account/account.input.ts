import { ArgsType, Field, InputType } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { InstitutionType } from '#modules/institution/institution.entity';
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

@InputType({ description: 'A new account without an institution.' })
@Rules(registerStudentRules)
export class RegisterStudentInput {
  @Field(() => String, { description: 'Unique on the platform, whatever its case; at most 254 characters.' })
  email!: string;

  @Field(() => String, { description: 'At least 8 characters, at most 200 bytes.' })
  password!: string;
}

@InputType({ description: 'A new account and the institution that it owns.' })
@Rules(registerTeacherRules)
export class RegisterTeacherInput {
  @Field(() => String, { description: 'Unique on the platform, whatever its case; at most 254 characters.' })
  email!: string;

  @Field(() => String, { description: 'At least 8 characters, at most 200 bytes.' })
  password!: string;

  @Field(() => String, { description: '1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: '1 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: '1 to 100 characters.' })
  institutionName!: string;

  @Field(() => String, {
    description: "First label of the institution's host, unique; letters, digits and hyphens, at most 63.",
  })
  namespace!: string;

  @Field(() => InstitutionType, { description: 'What kind of place it is.' })
  institutionType!: InstitutionType;
}

@InputType({ description: 'A new student of an institution.' })
@Rules(signUpRules)
export class SignUpInput {
  @Field(() => String, { description: 'Unique on the platform, whatever its case; at most 254 characters.' })
  email!: string;

  @Field(() => String, {
    description: '8 to 24 characters with a lower and an upper case letter, a digit and one of !@#$%.',
  })
  password!: string;

  @Field(() => String, { description: '1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: '1 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "Namespace; the host's when not given." })
  institution?: string | null;
}

@InputType({ description: 'Who signs in, and where.' })
@Rules(signInRules)
export class SignInInput {
  @Field(() => String, { description: 'Of the account, whatever its case.' })
  email!: string;

  @Field(() => String, { description: 'Of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: "Namespace; the host's when not given; on the root host the latest used.",
  })
  institution?: string | null;
}

@InputType({ description: "Proof that an e-mail is one's own." })
@Rules(verifyEmailRules)
export class VerifyEmailInput {
  @Field(() => String, { description: 'Six digits that were mailed, or the token of the link in that mail.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'For those who are not signed in.' })
  email?: string | null;
}

@InputType({ description: 'A new password, and the one that it replaces.' })
@Rules(changePasswordRules)
export class ChangePasswordInput {
  @Field(() => String, { description: 'As the viewer signs in with.' })
  currentPassword!: string;

  @Field(() => String, { description: 'At least 8 characters, at most 200 bytes.' })
  newPassword!: string;
}

@InputType({ description: "Confirmation of the deletion of the viewer's account." })
@Rules(deleteAccountRules)
export class DeleteAccountInput {
  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;
}

@InputType({ description: 'Whose password is forgotten.' })
@Rules(emailRules)
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'At most 254 characters.' })
  email!: string;
}

@InputType({ description: 'A new password, and the link that allows it.' })
@Rules(resetPasswordRules)
export class ResetPasswordInput {
  @Field(() => String, { description: 'Of the link that was mailed, valid once and for 30 minutes.' })
  token!: string;

  @Field(() => String, { description: 'At least 8 characters, at most 200 bytes.' })
  password!: string;
}

@ArgsType()
@Rules(emailRules)
export class EmailArguments {
  @Field(() => String, { description: 'At most 254 characters.' })
  email!: string;
}
