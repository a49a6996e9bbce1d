import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { EnrollmentCompletion } from './enrollment-completion.entity.ts';
import { LearningDay, LessonProgress } from './learning.entity.ts';
import {
  LearningFieldsOfAccount,
  LearningFieldsOfCourse,
  LearningFieldsOfLesson,
} from './learning.fields.ts';
import { LearningResolver } from './learning.resolver.ts';

export const learningModule: Module = {
  name: 'learning',
  entities: [EnrollmentCompletion, LessonProgress, LearningDay],
  nodes: [
    { type: EnrollmentCompletion, scope: SESSION_ONLY },
    { type: LearningDay, scope: SESSION_ONLY },
  ],
  fields: [LearningFieldsOfAccount, LearningFieldsOfCourse, LearningFieldsOfLesson],
  resolvers: [LearningResolver],
  tokenAccess: { recordLearning: SESSION_ONLY },
};
