import { Field, ObjectType } from 'type-graphql';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'To whom invitations go.' })
export class ShareCoursePayload {
  @Field(() => Course, { description: 'The course.' })
  course!: Course;

  @Field(() => [String], { description: 'Addresses that a mail was queued for.' })
  invited!: string[];

  @Field(() => [String], {
    description: 'Addresses that were invited to the course less than an hour ago: no second mail.',
  })
  alreadyInvited!: string[];
}
