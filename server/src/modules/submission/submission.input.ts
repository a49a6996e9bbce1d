import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { gradeSubmissionRules, submitWorkRules } from './submission.rules.ts';

@Rules(submitWorkRules)
@InputType({ description: 'Work to submit for an activity.' })
export class SubmitWorkInput {
  @Field(() => ID, { description: 'ID of the activity.' })
  activityId!: string;

  @Field(() => String, { description: 'Comment in Markdown, at most 20,000 characters.' })
  description!: string;

  @Field(() => [ID], {
    description:
      'IDs of all files in order, 1 to 10: uploaded for this submission or already attached to it.',
  })
  fileIds!: string[];
}

@Rules(gradeSubmissionRules)
@InputType({ description: 'Grade of a submission. Replaces an earlier grade.' })
export class GradeSubmissionInput {
  @Field(() => ID, { description: 'ID of the submission.' })
  id!: string;

  @Field(() => Int, { description: 'Points, from 0 to the points of the activity.' })
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

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Value of `submittedAt` of the graded version. Fails with CONFLICT when the work was submitted again since then. Not checked when absent.',
  })
  submittedAt?: Date | null;
}
