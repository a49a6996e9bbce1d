import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { MoneyInput } from '#platform/money/money';
import { setPricePlansRules } from './price-plan.rules.ts';

@InputType({ description: 'A plan of a cohort.' })
export class PricePlanInput {
  @Field(() => ID, { nullable: true, description: 'ID of a plan to keep. Absent for a new plan.' })
  id?: string | null;

  @Field(() => String, { description: 'Name, 1 to 100 characters. Each plan needs another.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Description, at most 500 characters.' })
  description?: string | null;

  @Field(() => MoneyInput, { description: 'Price of a seat with this plan.' })
  price!: MoneyInput;

  @Field(() => [String], { nullable: true, description: 'Features, at most 20 of 200 characters.' })
  features?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of seats that the plan offers. Absent or null without a limit of its own.',
  })
  seats?: number | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether a seat includes the links to live meetings.',
  })
  includesLive!: boolean;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether teachers grade the work of the student.',
  })
  includesGrading!: boolean;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether the student gets certificates at the end.',
  })
  includesCertificate!: boolean;
}

@Rules(setPricePlansRules)
@InputType({ description: 'All plans that a cohort offers, in order. They replace the former ones.' })
export class SetPricePlansInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => Int, { description: 'Version of the cohort that the plans are based on.' })
  version!: number;

  @Field(() => [PricePlanInput], {
    description:
      'Plans in order, at most 10. The first is the default. Plans that are left out are no longer offered.',
  })
  plans!: PricePlanInput[];
}
