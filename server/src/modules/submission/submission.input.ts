import { Field, InputType, Int } from 'type-graphql';
import { DateTime, UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { gradeSubmissionRules, submitWorkRules } from './submission.rules.ts';

@Rules(submitWorkRules)
@InputType({ description: 'Work for an activity.' })
export class SubmitWorkInput {
  @Field(() => UUID, { description: 'Of the activity.' })
  activityId!: string;

  @Field(() => String, { description: 'In Markdown, at most 20,000 characters.' })
  description!: string;

  @Field(() => [UUID], {
    description: 'Of all its files, 1 to 10, in their order: uploaded for this, or attached already.',
  })
  fileIds!: string[];
}

@Rules(gradeSubmissionRules)
@InputType({ description: 'A grade; given again it replaces the one before.' })
export class GradeSubmissionInput {
  @Field(() => UUID, { description: 'Of the submission.' })
  submissionId!: string;

  @Field(() => Int, { description: 'From 0 to the points of the activity.' })
  points!: number;

  @Field(() => String, {
    nullable: true,
    description: 'In Markdown, at most 20,000 characters. Left out or null, there is none.',
  })
  feedback?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Of the submission as it was looked at: CONFLICT where it was handed in again since. Not looked at where left out.',
  })
  submittedAt?: Date | null;
}
