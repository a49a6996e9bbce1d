import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { Weekday } from '#modules/cohort/weekday.enums';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { recurringScheduleRules } from './recurring-schedule.rules.ts';

/** Input of a mutation, and the arguments of its preview. */
@Rules(recurringScheduleRules)
@ArgsType()
@InputType({ description: 'Recurring schedule of a cohort, in its time zone.' })
export class PlanRecurringScheduleInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => [Weekday], { description: 'Days of the week, at least one.' })
  days!: Weekday[];

  @Field(() => String, { description: 'Local time of day, HH:MM.' })
  time!: string;

  @Field(() => Int, { description: 'Length of a session in minutes, 5 to 1,440.' })
  durationMinutes!: number;

  @Field(() => Int, { nullable: true, description: 'Every how many weeks, 1 to 12. Every week by default.' })
  interval?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Last moment of a session. By default the end of the cohort.',
  })
  until?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Number of sessions, 1 to 500, instead of `until`.' })
  count?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Topic of each session, at most 200 characters. By default the title of the cohort.',
  })
  topic?: string | null;
}
