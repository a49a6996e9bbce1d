import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Activity } from '#modules/activity/activity.entity';
import { Submission } from './submission.entity.ts';

@ObjectType({ description: 'Payload of `submitWork` and `gradeSubmission`.' })
export class SubmissionPayload {
  @Field(() => Submission, { description: 'The submission after the mutation.' })
  submission!: Submission;
}

@ObjectType({
  description: 'A change of a submission, or the deletion of an activity with all its submissions.',
})
export class SubmissionChange {
  @Field(() => ID, { description: 'ID of the activity.' })
  activityId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the submission that was submitted, resubmitted or graded. Null when the activity was deleted.',
  })
  submissionId!: string | null;

  @Field(() => Submission, {
    nullable: true,
    description: 'The submission after the change. Null when its activity was deleted.',
  })
  submission!: Submission | null;
}

@ObjectType({ description: 'Payload of the mutations of a draft.' })
export class SubmissionDraftPayload {
  @Field(() => Activity, { description: 'The activity after the mutation, with `viewerDraft`.' })
  activity!: Activity;
}
