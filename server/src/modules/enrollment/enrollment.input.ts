import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';

@InputType({ description: 'A student to enroll in a cohort.' })
export class EnrollMemberInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  cohortId!: string;

  @Field(() => ID, { description: "ID of the student's membership." })
  studentId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a plan that the cohort offers. Without one its first plan applies, if it has plans.',
  })
  planId?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to join the waitlist when no seat is free, instead of failing with COHORT_FULL.',
  })
  waitlistIfFull!: boolean;
}

@InputType({ description: 'A student to move to another cohort.' })
export class MoveEnrollmentInput {
  @Field(() => ID, { description: 'ID of the enrollment.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the other cohort.' })
  cohortId!: string;
}
