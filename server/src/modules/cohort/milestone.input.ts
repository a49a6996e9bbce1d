import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { addMilestoneRules, updateMilestoneRules } from './milestone.rules.ts';

const TITLE = 'Title, 1 to 200 characters.';
const DESCRIPTION = 'Description, at most 1,000 characters.';
const DEADLINE = 'Deadline, from the start to the end of the cohort.';

@Rules(addMilestoneRules)
@InputType({ description: 'A new milestone of a cohort.' })
export class AddMilestoneInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  cohortId!: string;

  @Field(() => String, { description: TITLE })
  title!: string;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;

  @Field(() => DateTime, { description: DEADLINE })
  deadline!: Date;
}

@Rules(updateMilestoneRules)
@InputType({
  description: 'Changes to a milestone. Absent fields keep their values, and none of them can be null.',
})
export class UpdateMilestoneInput {
  @Field(() => ID, { description: 'ID of the milestone.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;

  @Field(() => String, { nullable: true, description: TITLE })
  title?: string;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string;

  @Field(() => DateTime, { nullable: true, description: DEADLINE })
  deadline?: Date;
}
