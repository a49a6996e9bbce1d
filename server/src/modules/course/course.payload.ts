import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Course } from './course.entity.ts';

@ObjectType({ description: 'Payload of the mutations that create or change a course.' })
export class CoursePayload {
  @Field(() => Course, { description: 'The course after the mutation.' })
  course!: Course;
}

@ObjectType({ description: 'Payload of `deleteCourse`.' })
export class DeleteCoursePayload {
  @Field(() => ID, { description: 'ID of the deleted course.' })
  id!: string;
}
