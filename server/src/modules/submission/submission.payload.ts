import { Field, ObjectType } from 'type-graphql';
import { Submission } from './submission.entity.ts';

@ObjectType({ description: 'The submission that was handed in or graded.' })
export class SubmissionPayload {
  @Field(() => Submission, { description: 'As it is now.' })
  submission!: Submission;
}
