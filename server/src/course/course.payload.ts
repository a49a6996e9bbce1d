import { Field, ObjectType } from 'type-graphql';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'A course as the mutation left it.' })
export class CoursePayload {
  @Field(() => Course, { description: 'As it is now.' })
  course!: Course;
}
