import { Field, InputType, Int } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { InstitutionType } from './institution.entity.ts';
import {
  createInstitutionRules,
  suspendInstitutionRules,
  updateInstitutionRules,
} from './institution.rules.ts';

@Rules(updateInstitutionRules)
@InputType({ description: 'What is left out, or null, stays as it is.' })
export class UpdateInstitutionInput {
  @Field(() => String, { nullable: true, description: 'What it is called, 1 to 100 characters.' })
  name?: string | null;

  @Field(() => InstitutionType, { nullable: true, description: 'What kind of place it is.' })
  type?: InstitutionType | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether an account may join as a student by signing in.',
  })
  isSignUpOpen?: boolean | null;
}

@Rules(createInstitutionRules)
@InputType({ description: 'The form of an institution.' })
export class CreateInstitutionInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  name!: string;

  @Field(() => InstitutionType, { description: 'What kind of place teaches.' })
  type!: InstitutionType;

  @Field(() => String, { description: 'Where the institution is written to.' })
  email!: string;

  @Field(() => String, { description: 'How it is called.' })
  phone!: string;

  @Field(() => String, { description: 'An address that begins with https:// or http://.' })
  website!: string;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { description: 'Where it is.' })
  city!: string;

  @Field(() => String, { description: 'State or region.' })
  state!: string;

  @Field(() => String, { description: 'The country of the address.' })
  country!: string;

  @Field(() => String, { description: 'Of the address.' })
  postalCode!: string;

  @Field(() => String, { description: 'Of who runs it; for its admins only. It makes nobody a member.' })
  adminEmail!: string;

  @Field(() => Int, { description: 'How many students it expects. It keeps none out.' })
  maxStudents!: number;

  @Field(() => String, { description: 'What it says of itself.' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A free one made from the name when not given; CONFLICT where another institution has it.',
  })
  namespace?: string | null;
}

@Rules(suspendInstitutionRules)
@InputType({ description: 'An institution to suspend, and the reason that its owner is told.' })
export class SuspendInstitutionInput {
  @Field(() => UUID, { description: 'ID of the institution.' })
  institutionId!: string;

  @Field(() => String, {
    description: 'Reason of the suspension, 1 to 1,000 characters. The owner gets it by mail.',
  })
  reason!: string;
}
