import { Field, ObjectType } from 'type-graphql';
import { ItemResult } from '#platform/bulk/bulk.payload';
import { Course } from '#modules/course/course.entity';
import { ID } from '#kernel/scalars';
import { Lesson } from './lesson.entity.ts';

@ObjectType({ description: 'Payload of the mutations that create or update a lesson.' })
export class LessonPayload {
  @Field(() => Lesson, { description: 'The lesson after the mutation.' })
  lesson!: Lesson;
}

@ObjectType({ description: 'Payload of `deleteLesson`.' })
export class DeleteLessonPayload {
  @Field(() => ID, { description: 'ID of the deleted lesson.' })
  id!: string;

  @Field(() => Course, { description: 'Course of the deleted lesson, with updated progress.' })
  course!: Course;
}

@ObjectType({ description: 'Result of one item of a bulk mutation of lessons.' })
export class LessonResult extends ItemResult {
  @Field(() => Lesson, { nullable: true, description: 'The lesson after the mutation. Null when it failed.' })
  lesson!: Lesson | null;
}

@ObjectType({ description: 'Payload of the bulk mutations of lessons.' })
export class LessonsPayload {
  @Field(() => [LessonResult], { description: 'Result of each item, in the order of `items`.' })
  results!: LessonResult[];
}
