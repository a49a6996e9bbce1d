import { Field, InputType } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { SECOND_FACTOR } from '#modules/account/two-factor.input';
import { closeInstitutionRules } from './closing.rules.ts';

@Rules(closeInstitutionRules)
@InputType({ description: 'Confirmation with which an owner closes an institution.' })
export class CloseInstitutionInput {
  @Field(() => String, { description: 'Name of the institution, exactly as it is written.' })
  name!: string;

  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { nullable: true, description: SECOND_FACTOR })
  code?: string | null;
}
