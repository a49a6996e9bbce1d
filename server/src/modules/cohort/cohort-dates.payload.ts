import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#kernel/scalars';
import { CohortDateKind } from './cohort-dates.enums.ts';

@ObjectType({ description: 'A date of a cohort before and after a move.' })
export class CohortDateChange {
  @Field(() => CohortDateKind, { description: 'Kind of the date.' })
  kind!: CohortDateKind;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the milestone or topic of the session. Null for the dates of the cohort itself.',
  })
  title!: string | null;

  @Field(() => DateTime, { description: 'Date before the move.' })
  from!: Date;

  @Field(() => DateTime, { description: 'Date after the move.' })
  to!: Date;
}

@ObjectType({ description: 'Dates that a move of a cohort changes, and the people who are notified.' })
export class CohortDatesPreview {
  @Field(() => Int, { description: 'Number of days by which the dates move.' })
  days!: number;

  @Field(() => [CohortDateChange], {
    description: 'Dates of the cohort, then milestones and sessions, each by date.',
  })
  changes!: CohortDateChange[];

  @Field(() => Int, {
    description: 'Number of people who are notified. 0 for a copy, which has no students.',
  })
  notifiedCount!: number;

  @Field(() => Int, {
    description: 'Number of students among them, with a seat or while their payment or approval is pending.',
  })
  notifiedStudentCount!: number;

  @Field(() => Int, { description: 'Number of people on the waitlist among them.' })
  notifiedWaitlistCount!: number;

  @Field(() => Int, {
    description:
      'Number of teachers among them, except the viewer: the creator, the instructors, and the owners and co-teachers of the courses.',
  })
  notifiedTeacherCount!: number;
}
