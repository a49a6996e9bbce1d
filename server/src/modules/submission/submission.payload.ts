import { Field, ObjectType } from 'type-graphql';
import { Submission } from './submission.entity.ts';

@ObjectType({ description: 'Payload of `submitWork` and `gradeSubmission`.' })
export class SubmissionPayload {
  @Field(() => Submission, { description: 'The submission after the mutation.' })
  submission!: Submission;
}
