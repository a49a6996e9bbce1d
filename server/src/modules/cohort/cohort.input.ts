import { Field, InputType, Int } from 'type-graphql';
import { DateTime, UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { createCohortRules, updateCohortRules } from './cohort.rules.ts';

@Rules(createCohortRules)
@InputType({ description: 'A new cohort.' })
export class CreateCohortInput {
  @Field(() => String, { description: 'Its name, 1 to 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, 1 to 5,000 characters.' })
  description!: string;

  @Field(() => DateTime, { description: 'When it begins, from 2000 to 2199.' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'When it ends, not before its start.' })
  endDate!: Date;

  @Field(() => DateTime, { description: 'Last moment to enroll.' })
  registrationDeadline!: Date;

  @Field(() => Int, { description: 'Seats in all.' })
  capacity!: number;

  @Field(() => [UUID], { description: 'IDs of published courses, in the order in which they are listed.' })
  courseIds!: string[];

  @Field(() => Boolean, { nullable: true, description: 'Offered to everybody; private when not given.' })
  isPublic?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'IANA name of the zone in which its dates are meant, such as Europe/Berlin; UTC when not given.',
  })
  timeZone?: string | null;
}

@Rules(updateCohortRules)
@InputType({ description: 'What is left out, or null, stays as it is.' })
export class UpdateCohortInput {
  @Field(() => UUID, { description: 'Of the cohort.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Its name, 1 to 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about, 1 to 5,000 characters.' })
  description?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it begins, from 2000 to 2199.' })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends, not before its start.' })
  endDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Last moment to enroll.' })
  registrationDeadline?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Not below the seats taken; more seats promote who waits.',
  })
  capacity?: number | null;

  @Field(() => [UUID], {
    nullable: true,
    description: 'IDs of all its courses, in their order; a published cohort takes published courses only.',
  })
  courseIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Offered to everybody.' })
  isPublic?: boolean | null;
}
