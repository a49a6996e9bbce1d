import { Field, InputType } from 'type-graphql';
import { Rules } from '../graphql/validation.ts';
import { InstitutionType } from './institution.entity.ts';
import { updateInstitutionRules } from './institution.rules.ts';

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
