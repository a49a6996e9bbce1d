import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import { ActivityType, FileType, LatePenalty, SubmissionType } from './activity.enums.ts';
import { createActivityRules, updateActivityRules } from './activity.rules.ts';

const START = 'Start of the time to work on it.';
const DUE = 'Due time, after the start on the same day of `timeZone`. Later submissions are late.';
const ZONE = 'IANA name of the time zone in which the times are shown, for example Europe/Berlin.';
const MATERIALS = 'Required materials, each a name or a link, at most 50.';

const CRITERIA =
  'Criteria that the grade depends on, at most 10 with different names. The shares add up to 100.';

@InputType({ description: 'Share of a grade that one aspect of the work has.' })
export class GradingCriterionInput {
  @Field(() => String, { description: 'Name of the aspect, at most 100 characters.' })
  name!: string;

  @Field(() => Int, { description: 'Share in percent, 1 to 100.' })
  percent!: number;
}

@InputType({ description: 'Rules for late work, where it is accepted.' })
export class LatePolicyInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'Days after the due date for which work is accepted, 1 to 365. Null or absent: without an end.',
  })
  days?: number | null;

  @Field(() => LatePenalty, { description: 'Deduction for late work.' })
  penalty!: LatePenalty;

  @Field(() => Int, {
    nullable: true,
    description: 'Share of the points in percent that late work loses, 1 to 100. Required with a penalty.',
  })
  percent?: number | null;
}

const TYPES = 'Parts that the work must have, each named once. QUIZ is the only one of its activity.';
const FILE_TYPES = 'Types of accepted files, each named once.';

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

  @Field(() => DateTime, { description: START })
  startsAt!: Date;

  @Field(() => DateTime, { description: DUE })
  dueAt!: Date;

  @Field(() => String, { nullable: true, description: `${ZONE} Defaults to UTC.` })
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

  @Field(() => [GradingCriterionInput], {
    nullable: true,
    description: `${CRITERIA} Defaults to Functionality 50, Code Quality 30, UI/UX 20.`,
  })
  criteria?: GradingCriterionInput[] | null;

  @Field(() => [SubmissionType], { nullable: true, description: `${TYPES} Defaults to FILES and TEXT.` })
  submissionTypes?: SubmissionType[] | null;

  @Field(() => [FileType], {
    nullable: true,
    description: `${FILE_TYPES} Defaults to ZIP, PDF, JS, JSX, TS and TSX.`,
  })
  allowedFileTypes?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum size of a file in megabytes, 1 to 10. Defaults to 10.',
  })
  maxFileMegabytes?: number | null;

  @Field(() => LatePolicyInput, {
    nullable: true,
    description: 'Rules for late work, where it is accepted. Defaults to no end and no penalty.',
  })
  latePolicy?: LatePolicyInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a due time in the past; no notifications are sent for it. Without it, such a time fails with INVALID at `dueAt`.',
  })
  allowPastDueDate?: boolean | null;
}

@Rules(updateActivityRules)
@InputType({
  description:
    'Changes to an activity. Absent fields keep their values; null is refused. An activity cannot move to another course.',
})
export class UpdateActivityInput {
  @Field(() => ID, { description: 'ID of the activity.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;

  @Field(() => String, { nullable: true, description: 'Title, at most 200 characters.' })
  title?: string;

  @Field(() => String, { nullable: true, description: 'Description of the activity.' })
  description?: string;

  @Field(() => ActivityType, { nullable: true, description: 'Type of the activity.' })
  type?: ActivityType;

  @Field(() => DateTime, { nullable: true, description: START })
  startsAt?: Date;

  @Field(() => DateTime, { nullable: true, description: DUE })
  dueAt?: Date;

  @Field(() => String, { nullable: true, description: `${ZONE} The instants do not move with it.` })
  timeZone?: string;

  @Field(() => Int, { nullable: true, description: 'Maximum number of points.' })
  points?: number;

  @Field(() => String, { nullable: true, description: 'Instructions for students.' })
  instructions?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether submissions after the due date are accepted.',
  })
  allowLateSubmission?: boolean;

  @Field(() => [String], { nullable: true, description: `${MATERIALS} Replaces the previous list.` })
  materials?: string[];

  @Field(() => [GradingCriterionInput], {
    nullable: true,
    description: `${CRITERIA} Replaces the previous list.`,
  })
  criteria?: GradingCriterionInput[];

  @Field(() => [SubmissionType], { nullable: true, description: `${TYPES} Replaces the previous list.` })
  submissionTypes?: SubmissionType[];

  @Field(() => [FileType], {
    nullable: true,
    description: `${FILE_TYPES} Replaces the previous list.`,
  })
  allowedFileTypes?: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum size of a file in megabytes, 1 to 10.',
  })
  maxFileMegabytes?: number;

  @Field(() => LatePolicyInput, {
    nullable: true,
    description: 'Rules for late work, where it is accepted. Replaces the previous policy.',
  })
  latePolicy?: LatePolicyInput;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a due time in the past; no notifications are sent for it. Without it, such a time fails with INVALID at `dueAt`.',
  })
  allowPastDueDate?: boolean | null;
}
