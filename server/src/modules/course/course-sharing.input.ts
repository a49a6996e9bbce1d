import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { shareCourseRules } from './course-sharing.rules.ts';

@Rules(shareCourseRules)
@InputType({ description: 'Invitations to a course by e-mail.' })
export class ShareCourseInput {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => String, { nullable: true, description: 'Personal message to include in the e-mail.' })
  message?: string | null;

  @Field(() => [String], { description: 'E-mail addresses, one per item, 1 to 100.' })
  emails!: string[];
}
