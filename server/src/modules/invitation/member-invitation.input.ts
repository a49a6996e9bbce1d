import { ArgsType, Field, InputType } from 'type-graphql';
import { Role } from '#kernel/role';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import {
  invitationMessageRules,
  invitationTokenRules,
  inviteMemberRules,
  registerWithInvitationRules,
} from './member-invitation.rules.ts';

@Rules(inviteMemberRules)
@InputType({ description: 'A person to invite into the institution.' })
export class InviteMemberInput {
  @Field(() => String, { description: 'E-mail address, at most 254 characters, case-insensitive.' })
  email!: string;

  @Field(() => Role, { description: 'Role that the person gets. API tokens cannot invite admins.' })
  role!: Role;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a cohort in which accepting enrolls the person. Only for the role STUDENT.',
  })
  cohortId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'First name with which the registration begins, at most 100 characters.',
  })
  firstName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last name with which the registration begins, at most 100 characters.',
  })
  lastName?: string | null;
}

@Rules(invitationMessageRules)
@ArgsType()
export class InvitationMessageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Personal message to include in each e-mail, at most 2,000 characters.',
  })
  message?: string | null;
}

@Rules(invitationTokenRules)
@ArgsType()
export class InvitationTokenArguments {
  @Field(() => String, { description: 'Token of the mailed link.' })
  token!: string;
}

@Rules(registerWithInvitationRules)
@InputType({ description: 'Values of a new account for the invited e-mail address.' })
export class RegisterWithInvitationInput {
  @Field(() => String, { description: 'Token of the mailed link.' })
  token!: string;

  @Field(() => String, { description: 'First name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, 1 to 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Password of at least 8 characters and at most 200 bytes.' })
  password!: string;
}
