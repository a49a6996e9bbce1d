import { Field, ObjectType } from 'type-graphql';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'Payload of `shareCourse`.' })
export class ShareCoursePayload {
  @Field(() => Course, { description: 'The course.' })
  course!: Course;

  @Field(() => [String], { description: 'Addresses that an e-mail was queued for.' })
  invited!: string[];

  @Field(() => [String], {
    description: 'Addresses that were invited to the course within the last hour and get no second e-mail.',
  })
  alreadyInvited!: string[];
}
