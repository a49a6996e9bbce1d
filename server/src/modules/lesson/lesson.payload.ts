import { Field, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { UUID } from '#kernel/scalars';
import { Lesson } from './lesson.entity.ts';

@ObjectType({ description: 'The lesson that was written.' })
export class LessonPayload {
  @Field(() => Lesson, { description: 'As it is now.' })
  lesson!: Lesson;
}

@ObjectType({ description: 'What is left of a lesson that was deleted.' })
export class DeleteLessonPayload {
  @Field(() => UUID, { description: 'Of the lesson that is gone.' })
  id!: string;

  @Field(() => Course, { description: 'That it was a part of: its progress is another one now.' })
  course!: Course;
}
