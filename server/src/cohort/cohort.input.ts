import { Field, InputType, Int } from 'type-graphql';
import { DateTime, UUID } from '../graphql/scalars.ts';
import { Rules } from '../graphql/validation.ts';
import { createCohortRules, updateCohortRules } from './cohort.rules.ts';

@Rules(createCohortRules)
@InputType()
export class CreateCohortInput {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => DateTime)
  startDate!: Date;

  @Field(() => DateTime)
  endDate!: Date;

  @Field(() => DateTime, { description: 'Last moment to enroll.' })
  registrationDeadline!: Date;

  @Field(() => Int, { description: 'Seats in all.' })
  capacity!: number;

  @Field(() => [UUID], { description: 'In the order in which they are listed.' })
  courseIds!: string[];

  @Field(() => Boolean, { nullable: true, description: 'Offered to everybody; private when not given.' })
  isPublic?: boolean | null;
}

@Rules(updateCohortRules)
@InputType({ description: 'What is left out, or null, stays as it is.' })
export class UpdateCohortInput {
  @Field(() => UUID)
  id!: string;

  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => DateTime, { nullable: true })
  startDate?: Date | null;

  @Field(() => DateTime, { nullable: true })
  endDate?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Last moment to enroll.' })
  registrationDeadline?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Not below the seats taken; more seats promote who waits.',
  })
  capacity?: number | null;

  @Field(() => [UUID], { nullable: true, description: 'All of them, in their order.' })
  courseIds?: string[] | null;

  @Field(() => Boolean, { nullable: true })
  isPublic?: boolean | null;
}
