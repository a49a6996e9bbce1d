import { Field, InputType, Int } from 'type-graphql';
import { DateTime } from '../graphql/scalars.ts';
import { Rules } from '../graphql/validation.ts';
import { quickCreateRules } from './cohort.rules.ts';

@InputType()
export class QuickCourseInput {
  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  category?: string | null;

  @Field(() => String, { nullable: true })
  level?: string | null;
}

@InputType()
export class QuickCohortInput {
  @Field(() => String)
  title!: string;

  @Field(() => DateTime)
  startDate!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Ignored when it is before the start.' })
  endDate?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Makes the end where none is given; 1 when not given.' })
  durationWeeks?: number | null;
}

@Rules(quickCreateRules)
@InputType({ description: 'Quick start: a course and its first cohort.' })
export class QuickCreateInput {
  @Field(() => QuickCourseInput)
  course!: QuickCourseInput;

  @Field(() => QuickCohortInput)
  cohort!: QuickCohortInput;
}
