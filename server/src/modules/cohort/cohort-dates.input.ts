import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import {
  cloneCohortRules,
  clonePreviewRules,
  shiftCohortRules,
  shiftPreviewRules,
} from './cohort-dates.rules.ts';

const DAYS = 'Number of days, from -3,650 to 3,650 and not 0. Negative for earlier dates.';
const NEW_START = "Any moment of the new first day in the cohort's time zone. The time of day stays.";

@Rules(shiftPreviewRules)
@ArgsType()
export class ShiftPreviewArguments {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => Int, { description: DAYS })
  days!: number;
}

@Rules(shiftCohortRules)
@InputType({ description: 'Days by which the dates of a cohort move.' })
export class ShiftCohortInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => Int, { description: DAYS })
  days!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Value of `version` that the move is based on. When it is not the current one, the move fails.',
  })
  version?: number;
}

@Rules(clonePreviewRules)
@ArgsType()
export class ClonePreviewArguments {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => DateTime, { description: NEW_START })
  startDate!: Date;
}

@Rules(cloneCohortRules)
@InputType({ description: 'Values of the copy of a cohort.' })
export class CloneCohortInput {
  @Field(() => ID, { description: 'ID of the cohort that is copied.' })
  id!: string;

  @Field(() => DateTime, { description: NEW_START })
  startDate!: Date;

  @Field(() => String, { description: 'Title of the copy, 1 to 200 characters.' })
  title!: string;
}
