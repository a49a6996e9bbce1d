import { Field, InputType, Int } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { ActivityType } from './activity.enums.ts';
import { createActivityRules, updateActivityRules } from './activity.rules.ts';

const DAY = 'A day, YYYY-MM-DD, in `timeZone`.';
const TIME = 'A time of that day, HH:MM.';
const ZONE = 'IANA name, such as Europe/Berlin; UTC when not given.';
const MATERIALS = 'Names or links, at most 50.';

@Rules(createActivityRules)
@InputType({ description: 'The form of an activity.' })
export class CreateActivityInput {
  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;

  @Field(() => ActivityType, { description: 'What kind of work it is.' })
  type!: ActivityType;

  @Field(() => UUID, { description: 'That it becomes a part of.' })
  courseId!: string;

  @Field(() => String, { description: DAY })
  dueDate!: string;

  @Field(() => String, { description: TIME })
  startTime!: string;

  @Field(() => String, { description: `${TIME} Work that is handed in later is late.` })
  endTime!: string;

  @Field(() => String, { nullable: true, description: ZONE })
  timeZone?: string | null;

  @Field(() => Int, { description: 'To be reached.' })
  points!: number;

  @Field(() => String, { description: 'How it is done.' })
  instructions!: string;

  @Field(() => Boolean, { nullable: true, description: 'No when not given.' })
  allowLateSubmission?: boolean | null;

  @Field(() => [String], { nullable: true, description: MATERIALS })
  materials?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a due date in the past, of which nobody is notified. Without it such a date is INVALID at `dueDate`.',
  })
  allowPastDueDate?: boolean | null;
}

@Rules(updateActivityRules)
@InputType({ description: 'What is left out, or null, stays as it is; an activity stays in its course.' })
export class UpdateActivityInput {
  @Field(() => UUID, { description: 'Of the activity.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description?: string | null;

  @Field(() => ActivityType, { nullable: true, description: 'What kind of work it is.' })
  type?: ActivityType | null;

  @Field(() => String, { nullable: true, description: DAY })
  dueDate?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  startTime?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  endTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name; the day and the times stay as they are in it.',
  })
  timeZone?: string | null;

  @Field(() => Int, { nullable: true, description: 'To be reached.' })
  points?: number | null;

  @Field(() => String, { nullable: true, description: 'How it is done.' })
  instructions?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether work is taken after its end.' })
  allowLateSubmission?: boolean | null;

  @Field(() => [String], { nullable: true, description: `All of them. ${MATERIALS}` })
  materials?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a due date in the past, of which nobody is notified. Without it such a date is INVALID at `dueDate`.',
  })
  allowPastDueDate?: boolean | null;
}
