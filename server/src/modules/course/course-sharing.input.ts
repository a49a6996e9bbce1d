import { Field, InputType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { shareCourseRules } from './course-sharing.rules.ts';

@Rules(shareCourseRules)
@InputType({ description: 'Invitations to a course, by mail.' })
export class ShareCourseInput {
  @Field(() => UUID, { description: 'Of the course.' })
  courseId!: string;

  @Field(() => String, { nullable: true, description: 'In the mail, in the words of who sends it.' })
  message?: string | null;

  @Field(() => [String], { description: 'The lines of a form: one address each, 1 to 100 in all.' })
  emails!: string[];
}
