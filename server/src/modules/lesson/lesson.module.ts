import type { Module } from '#platform/module/module';
import { Lesson, LessonCompletion } from './lesson.entity.ts';
import { LessonFieldsOfCourse, LessonFieldsOfSection } from './lesson.fields.ts';
import { LessonResolver } from './lesson.resolver.ts';

export const lessonModule: Module = {
  name: 'lesson',
  entities: [Lesson, LessonCompletion],
  fields: [LessonFieldsOfCourse, LessonFieldsOfSection],
  resolvers: [LessonResolver],
};
