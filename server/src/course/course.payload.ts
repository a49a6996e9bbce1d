import { Field, ObjectType } from 'type-graphql';
import { Course } from './course.entity.ts';

@ObjectType()
export class CoursePayload {
  @Field(() => Course)
  course!: Course;
}
