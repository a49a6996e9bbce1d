import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { publicnessFunctions } from '#platform/database/publicness';
import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { Lesson } from './lesson.entity.ts';
import { LessonCompletion } from './lesson-completion.entity.ts';
import { LessonFieldsOfCourse, LessonFieldsOfLesson, LessonFieldsOfSection } from './lesson.fields.ts';
import { LESSON_MATERIALS } from './lesson-materials.files.ts';
import { collectCourseParts } from './course-parts.service.ts';
import { collectLessonParts } from './lesson-parts.service.ts';
import { LessonResolver } from './lesson.resolver.ts';
import { OutlineResolver } from './outline.resolver.ts';

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** `completed`: by the acting member. */
    lesson: 'created' | 'updated' | 'deleted' | 'completed';
  }
}

export const lessonModule: Module = {
  name: 'lesson',
  entities: [Lesson, LessonCompletion],
  triggerFunctions: [publicnessFunctions('lesson', PUBLIC_COURSES)],
  nodes: [{ type: Lesson, scope: 'courses:read', within: 'course' }],
  fields: [LessonFieldsOfCourse, LessonFieldsOfSection, LessonFieldsOfLesson],
  fileHolders: [LESSON_MATERIALS],
  resolvers: [LessonResolver, OutlineResolver],
  collect: (modules) => {
    collectLessonParts(modules);
    collectCourseParts(modules);
  },
  visitorFields: { lesson: 'one of a course on the marketplace' },
  tokenAccess: {
    lesson: ['courses:read'],
    lessons: ['courses:read'],
    createLesson: ['courses:write'],
    createLessons: ['courses:write'],
    updateLesson: ['courses:write'],
    updateLessons: ['courses:write'],
    deleteLesson: ['courses:write'],
    arrangeCourse: ['courses:write'],
    deleteSection: ['courses:write'],
    duplicateCourse: ['courses:write'],
    completeLesson: SESSION_ONLY,
  },
};
