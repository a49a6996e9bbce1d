import { Field, ObjectType } from 'type-graphql';
import { ItemResult } from '#platform/bulk/bulk.payload';
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

@ObjectType({ description: 'Event of the subscription `courseChanged`.' })
export class CourseChange {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => Course, {
    nullable: true,
    description: 'The course after the change. Null when it was deleted.',
  })
  course!: Course | null;
}

@ObjectType({ description: 'Result of one item of a bulk mutation of courses.' })
export class CourseResult extends ItemResult {
  @Field(() => Course, { nullable: true, description: 'The course after the mutation. Null when it failed.' })
  course!: Course | null;
}

@ObjectType({ description: 'Payload of the bulk mutations of courses.' })
export class CoursesPayload {
  @Field(() => [CourseResult], { description: 'Result of each item, in the order of `items`.' })
  results!: CourseResult[];
}
