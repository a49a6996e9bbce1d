import { Field, ObjectType } from 'type-graphql';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'Payload of `setCourseThumbnail`.' })
export class SetCourseThumbnailPayload {
  @Field(() => Course, { description: 'The course.' })
  course!: Course;
}

@ObjectType({ description: 'Payload of `removeCourseThumbnail`.' })
export class RemoveCourseThumbnailPayload {
  @Field(() => Course, { description: 'The course.' })
  course!: Course;
}
