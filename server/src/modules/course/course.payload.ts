import { Field, ObjectType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'A course as the mutation left it.' })
export class CoursePayload {
  @Field(() => Course, { description: 'As it is now.' })
  course!: Course;
}

@ObjectType({ description: 'ID of a deleted course.' })
export class DeleteCoursePayload {
  @Field(() => UUID, { description: 'ID of the deleted course.' })
  id!: string;
}
