import { ArgsType, Field, InputType } from 'type-graphql';
import { Rules } from '../graphql/validation.ts';
import { InstitutionType } from '../institution/institution.entity.ts';
import {
  emailRules,
  registerStudentRules,
  registerTeacherRules,
  signInRules,
  signUpRules,
  verifyEmailRules,
} from './account.rules.ts';

@InputType()
@Rules(registerStudentRules)
export class RegisterStudentInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;
}

@InputType()
@Rules(registerTeacherRules)
export class RegisterTeacherInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  institutionName!: string;

  @Field(() => String)
  namespace!: string;

  @Field(() => InstitutionType)
  institutionType!: InstitutionType;
}

@InputType()
@Rules(signUpRules)
export class SignUpInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String, { nullable: true, description: "Namespace; the host's when not given." })
  institution?: string | null;
}

@InputType()
@Rules(signInRules)
export class SignInInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: "Namespace; the host's when not given; on the root host the latest used.",
  })
  institution?: string | null;
}

@InputType()
@Rules(verifyEmailRules)
export class VerifyEmailInput {
  @Field(() => String)
  code!: string;

  @Field(() => String, { nullable: true, description: 'For those who are not signed in.' })
  email?: string | null;
}

@ArgsType()
@Rules(emailRules)
export class EmailArguments {
  @Field(() => String)
  email!: string;
}
