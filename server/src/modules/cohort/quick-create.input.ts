import { Field, InputType, Int } from 'type-graphql';
import { DateTime } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { quickCreateRules } from './cohort.rules.ts';

@InputType({ description: 'The course that quick start makes.' })
export class QuickCourseInput {
  @Field(() => String, { description: 'Its name, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'What it is about, at most 5,000 characters.' })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its subject: Web Development, Mobile Development, Data Science, Design, Business or Other.',
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beginner, Intermediate, Advanced, All Levels, All or Other.',
  })
  level?: string | null;
}

@InputType({ description: 'The cohort that quick start makes.' })
export class QuickCohortInput {
  @Field(() => String, { description: 'Its name, 1 to 200 characters.' })
  title!: string;

  @Field(() => DateTime, { description: 'When it begins, from 2000 to 2199.' })
  startDate!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Ignored when it is before the start.' })
  endDate?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Makes the end where none is given; 1 when not given.' })
  durationWeeks?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'IANA name of the zone in which its dates are meant, such as Europe/Berlin; UTC when not given.',
  })
  timeZone?: string | null;
}

@Rules(quickCreateRules)
@InputType({ description: 'Quick start: a course and its first cohort.' })
export class QuickCreateInput {
  @Field(() => QuickCourseInput, { description: 'What is taught.' })
  course!: QuickCourseInput;

  @Field(() => QuickCohortInput, { description: 'Its first cohort.' })
  cohort!: QuickCohortInput;
}
