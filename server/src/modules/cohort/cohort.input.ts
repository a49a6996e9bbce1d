import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { createCohortRules, updateCohortRules } from './cohort.rules.ts';

@Rules(createCohortRules)
@InputType({ description: 'Values of a new cohort.' })
export class CreateCohortInput {
  @Field(() => String, { description: 'Title, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description, 1 to 5,000 characters.' })
  description!: string;

  @Field(() => DateTime, { description: 'Start, from the year 2000 to 2199.' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'End, not before the start.' })
  endDate!: Date;

  @Field(() => DateTime, { description: 'Last moment to enroll.' })
  registrationDeadline!: Date;

  @Field(() => Int, { description: 'Total number of seats.' })
  capacity!: number;

  @Field(() => [ID], { description: 'IDs of published courses in list order.' })
  courseIds!: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the cohort is offered to everyone. Defaults to false.',
  })
  isPublic?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone of the dates, for example Europe/Berlin. Defaults to UTC.',
  })
  timeZone?: string | null;
}

@Rules(updateCohortRules)
@InputType({
  description:
    'Changes to a cohort. Absent fields keep their values. Null clears `registrationDeadline`, and is refused for the others.',
})
export class UpdateCohortInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Title, 1 to 200 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Description, 1 to 5,000 characters.' })
  description?: string;

  @Field(() => DateTime, { nullable: true, description: 'Start, from the year 2000 to 2199.' })
  startDate?: Date;

  @Field(() => DateTime, { nullable: true, description: 'End, not before the start.' })
  endDate?: Date;

  @Field(() => DateTime, { nullable: true, description: 'Last moment to enroll.' })
  registrationDeadline?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Total number of seats, not below the seats taken. Added seats go to the waitlist first.',
  })
  capacity?: number;

  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of all courses in list order. A published cohort accepts published courses only.',
  })
  courseIds?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether the cohort is offered to everyone.' })
  isPublic?: boolean;
}
