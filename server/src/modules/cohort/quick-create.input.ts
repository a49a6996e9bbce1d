import { Field, InputType, Int } from 'type-graphql';
import { DateTime } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { CourseCategory, CourseLevel } from '#modules/course/choices.rules';
import { quickCreateRules } from './cohort.rules.ts';

@InputType({ description: 'Values of the course that `quickCreate` creates.' })
export class QuickCourseInput {
  @Field(() => String, { description: 'Title, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Description, at most 5,000 characters.' })
  description?: string | null;

  @Field(() => CourseCategory, { nullable: true, description: 'Category.' })
  category?: CourseCategory | null;

  @Field(() => CourseLevel, { nullable: true, description: 'Level.' })
  level?: CourseLevel | null;
}

@InputType({ description: 'Values of the cohort that `quickCreate` creates.' })
export class QuickCohortInput {
  @Field(() => String, { description: 'Title, 1 to 200 characters.' })
  title!: string;

  @Field(() => DateTime, { description: 'Start, from the year 2000 to 2199.' })
  startDate!: Date;

  @Field(() => DateTime, { nullable: true, description: 'End. Ignored when it is before the start.' })
  endDate?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Duration in weeks, used when no end is given. Defaults to 1.',
  })
  durationWeeks?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone of the dates, for example Europe/Berlin. Defaults to UTC.',
  })
  timeZone?: string | null;
}

@Rules(quickCreateRules)
@InputType({ description: 'Values of a course and its first cohort.' })
export class QuickCreateInput {
  @Field(() => QuickCourseInput, { description: 'Course to create.' })
  course!: QuickCourseInput;

  @Field(() => QuickCohortInput, { description: 'Cohort to create.' })
  cohort!: QuickCohortInput;
}
