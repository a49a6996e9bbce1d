import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { InstitutionType } from './institution-type.enums.ts';
import {
  createInstitutionRules,
  rejectInstitutionRules,
  suspendInstitutionRules,
  updateInstitutionRules,
} from './institution.rules.ts';
import {
  MAX_ADDRESSES,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  TIMEOUT_MAX,
  TIMEOUT_MIN,
} from './security-limits.rules.ts';
import { updateSecurityRules } from './security.rules.ts';

@Rules(updateInstitutionRules)
@InputType({
  description:
    'Changes to an institution. Absent fields keep their values; null is refused. An empty text removes a detail.',
})
export class UpdateInstitutionInput {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 100 characters.' })
  name?: string;

  @Field(() => InstitutionType, { nullable: true, description: 'Type of the institution.' })
  type?: InstitutionType;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an account may join as a student by signing in.',
  })
  isSignUpOpen?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Time zone in which the days of its figures start, as an IANA name.',
  })
  timeZone?: string;

  @Field(() => String, { nullable: true, description: 'Description, at most 5,000 characters.' })
  description?: string;

  @Field(() => String, { nullable: true, description: 'Contact e-mail address.' })
  email?: string;

  @Field(() => String, { nullable: true, description: 'Contact phone number.' })
  phone?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Website: a URL that starts with https:// or http://.',
  })
  website?: string;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address?: string;

  @Field(() => String, { nullable: true, description: 'City.' })
  city?: string;

  @Field(() => String, { nullable: true, description: 'State or region.' })
  state?: string;

  @Field(() => String, { nullable: true, description: 'Country.' })
  country?: string;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string;
}

@Rules(updateSecurityRules)
@InputType({
  description: 'Changes to the security rules of an institution. Absent fields keep their values.',
})
export class UpdateInstitutionSecurityInput {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether members need two-factor authentication to use the institution. Fails with INVALID when the viewer has not set it up.',
  })
  requiresTwoFactor?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: `Minutes without activity after which members have to sign in again, ${TIMEOUT_MIN} to ${TIMEOUT_MAX}. Null for the platform's default.`,
  })
  sessionTimeoutMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Minimum number of characters of new passwords of members, ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX}. Null for the platform's minimum.`,
  })
  passwordMinLength?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: `IP addresses and ranges from which the institution can be used, such as '192.0.2.0/24', at most ${MAX_ADDRESSES}. An empty list admits everybody. Fails with INVALID when the address of the call is not in it.`,
  })
  allowedAddresses?: string[];

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;
}

@Rules(createInstitutionRules)
@InputType({ description: 'Values of a new institution.' })
export class CreateInstitutionInput {
  @Field(() => String, { description: 'Name, at most 100 characters.' })
  name!: string;

  @Field(() => InstitutionType, { description: 'Type of the institution.' })
  type!: InstitutionType;

  @Field(() => String, { description: 'Contact e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Contact phone number.' })
  phone!: string;

  @Field(() => String, { description: 'Website: a URL that starts with https:// or http://.' })
  website!: string;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'State or region.' })
  state!: string;

  @Field(() => String, { description: 'Country.' })
  country!: string;

  @Field(() => String, { description: 'Postal code.' })
  postalCode!: string;

  @Field(() => String, {
    description:
      'E-mail address of the administrator, readable by admins only. It does not create a membership.',
  })
  adminEmail!: string;

  @Field(() => Int, { description: 'Expected number of students. Not enforced.' })
  maxStudents!: number;

  @Field(() => String, { description: 'Description of the institution.' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Namespace. Derived from the name when not given. Fails with CONFLICT when it is taken.',
  })
  namespace?: string | null;
}

@Rules(suspendInstitutionRules)
@InputType({ description: 'An institution to suspend, and the reason that its owner receives.' })
export class SuspendInstitutionInput {
  @Field(() => ID, { description: 'ID of the institution.' })
  id!: string;

  @Field(() => String, {
    description: 'Reason for the suspension, 1 to 1,000 characters. Mailed to the owner.',
  })
  reason!: string;
}

@Rules(rejectInstitutionRules)
@InputType({ description: 'An institution that is not approved, and the reason that its owner receives.' })
export class RejectInstitutionInput {
  @Field(() => ID, { description: 'ID of the institution.' })
  id!: string;

  @Field(() => String, { description: 'Reason, 1 to 1,000 characters. Mailed to the owner.' })
  reason!: string;
}
