import { Field, ObjectType } from 'type-graphql';
import { Course } from './course.entity.ts';

@ObjectType()
export class ShareCoursePayload {
  @Field(() => Course)
  course!: Course;

  @Field(() => [String], { description: 'Addresses that a mail was queued for.' })
  invited!: string[];

  @Field(() => [String], {
    description: 'Addresses that were invited to the course less than an hour ago: no second mail.',
  })
  alreadyInvited!: string[];
}
