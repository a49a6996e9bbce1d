import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { MoneyInput } from '#platform/money/money';
import { createCohortRules, updateCohortRules } from './cohort.rules.ts';

const OWN_PRICE = 'Own price, from 0 to $99,999,999.99. Null for the sum of the prices of the courses.';
const REQUIREMENTS = 'Requirements for participants: at most 20 texts of 300 characters each.';

@InputType({ description: 'Live meeting of a cohort.' })
export class CohortMeetingInput {
  @Field(() => String, { description: 'Platform, for example "Zoom", 1 to 100 characters.' })
  platform!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Link that starts with https://. Only students and instructors of the cohort can read it.',
  })
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'Schedule as free text, at most 200 characters.' })
  schedule?: string | null;

  @Field(() => String, { nullable: true, description: 'Additional information, at most 1,000 characters.' })
  additionalInfo?: string | null;
}

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

  @Field(() => MoneyInput, { nullable: true, description: OWN_PRICE })
  ownPrice?: MoneyInput | null;

  @Field(() => [String], { nullable: true, description: REQUIREMENTS })
  requirements?: string[] | null;

  @Field(() => CohortMeetingInput, {
    nullable: true,
    description: 'Live meeting. Null when the cohort does not meet live.',
  })
  meeting?: CohortMeetingInput | null;
}

@Rules(updateCohortRules)
@InputType({
  description:
    'Changes to a cohort. Absent fields keep their values. Null clears `registrationDeadline`, `ownPrice` and `meeting`, and is refused for the others.',
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

  @Field(() => String, {
    nullable: true,
    description:
      'IANA name of the time zone, for example Europe/Berlin. Dates that are not in the same update keep their local date and time: those of the cohort, its milestones and its sessions that have not been held.',
  })
  timeZone?: string;

  @Field(() => MoneyInput, {
    nullable: true,
    description: `${OWN_PRICE} Enrollments keep the price at which they were made.`,
  })
  ownPrice?: MoneyInput | null;

  @Field(() => [String], {
    nullable: true,
    description: `${REQUIREMENTS} Replaces the previous list.`,
  })
  requirements?: string[];

  @Field(() => CohortMeetingInput, {
    nullable: true,
    description: 'Live meeting. Replaces the previous one. Null when the cohort does not meet live.',
  })
  meeting?: CohortMeetingInput | null;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;
}
