import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { gradeSubmissionRules, submitWorkRules } from './submission.rules.ts';

@Rules(submitWorkRules)
@InputType({ description: 'Work to submit for an activity.' })
export class SubmitWorkInput {
  @Field(() => ID, { description: 'ID of the activity.' })
  activityId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Text in Markdown, at most 20,000 characters. Required if the activity asks for a text.',
  })
  description?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'IDs of all files in order, 1 to 10, if the activity asks for files: uploaded for this submission, or attached to an earlier attempt or to the draft.',
  })
  fileIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Web address that starts with https://, if the activity asks for a link.',
  })
  link?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a discussion about the course in which the viewer wrote, if the activity asks for a discussion.',
  })
  discussionId?: string | null;
}

@Rules(submitWorkRules)
@InputType({ description: 'Draft of work. Nothing but the activity is required.' })
export class SaveSubmissionDraftInput extends SubmitWorkInput {}

@Rules(gradeSubmissionRules)
@InputType({ description: 'Grade of a submission. Replaces an earlier grade.' })
export class GradeSubmissionInput {
  @Field(() => ID, { description: 'ID of the submission.' })
  id!: string;

  @Field(() => Int, {
    description: 'Points before a deduction for late work, from 0 to the points of the activity.',
  })
  points!: number;

  @Field(() => [Int], {
    nullable: true,
    description:
      'Scores of the work by criterion of the activity, 0 to 100, in their order. They explain the points and do not change them. Absent, null or empty removes them.',
  })
  scores?: number[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Feedback in Markdown, at most 20,000 characters. Absent or null removes it.',
  })
  feedback?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of the graded attempt. Fails with CONFLICT when the work was submitted again since then. Not checked when absent.',
  })
  attempt?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether late work loses nothing. Absent or null keeps the former choice.',
  })
  waiveLatePenalty?: boolean | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Value of `submittedAt` of the graded version. Fails with CONFLICT when the work was submitted again since then. Not checked when absent.',
  })
  submittedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Value of `gradedAt` of the submission before this grade, null when it had no grade. Fails with CONFLICT when someone else graded it since then. Not checked when absent.',
  })
  gradedAt?: Date | null;
}
