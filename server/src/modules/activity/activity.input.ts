import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { ActivityType } from './activity.enums.ts';
import { createActivityRules, updateActivityRules } from './activity.rules.ts';

const DAY = 'Day in `timeZone`, YYYY-MM-DD.';
const TIME = 'Local time on that day, HH:MM.';
const ZONE = 'IANA name of the time zone, for example Europe/Berlin. Defaults to UTC.';
const MATERIALS = 'Required materials, each a name or a link, at most 50.';

@Rules(createActivityRules)
@InputType({ description: 'Values of a new activity.' })
export class CreateActivityInput {
  @Field(() => String, { description: 'Title, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description of the activity.' })
  description!: string;

  @Field(() => ActivityType, { description: 'Type of the activity.' })
  type!: ActivityType;

  @Field(() => ID, { description: 'ID of the course that the activity belongs to.' })
  courseId!: string;

  @Field(() => String, { description: DAY })
  dueDate!: string;

  @Field(() => String, { description: TIME })
  startTime!: string;

  @Field(() => String, { description: `${TIME} Later submissions are late.` })
  endTime!: string;

  @Field(() => String, { nullable: true, description: ZONE })
  timeZone?: string | null;

  @Field(() => Int, { description: 'Maximum number of points.' })
  points!: number;

  @Field(() => String, { description: 'Instructions for students.' })
  instructions!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether late submissions are accepted. Defaults to false.',
  })
  allowLateSubmission?: boolean | null;

  @Field(() => [String], { nullable: true, description: MATERIALS })
  materials?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a due date in the past; no notifications are sent for it. Without it, such a date fails with INVALID at `dueDate`.',
  })
  allowPastDueDate?: boolean | null;
}

@Rules(updateActivityRules)
@InputType({
  description:
    'Changes to an activity. Absent and null fields keep their values. An activity cannot move to another course.',
})
export class UpdateActivityInput {
  @Field(() => ID, { description: 'ID of the activity.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Title, at most 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Description of the activity.' })
  description?: string | null;

  @Field(() => ActivityType, { nullable: true, description: 'Type of the activity.' })
  type?: ActivityType | null;

  @Field(() => String, { nullable: true, description: DAY })
  dueDate?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  startTime?: string | null;

  @Field(() => String, { nullable: true, description: TIME })
  endTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone. The local day and times keep their values in the new zone.',
  })
  timeZone?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of points.' })
  points?: number | null;

  @Field(() => String, { nullable: true, description: 'Instructions for students.' })
  instructions?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether submissions after the due date are accepted.',
  })
  allowLateSubmission?: boolean | null;

  @Field(() => [String], { nullable: true, description: `${MATERIALS} Replaces the previous list.` })
  materials?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a due date in the past; no notifications are sent for it. Without it, such a date fails with INVALID at `dueDate`.',
  })
  allowPastDueDate?: boolean | null;
}
