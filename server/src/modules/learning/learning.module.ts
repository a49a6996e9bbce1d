import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { LearningDay, LessonProgress } from './learning.entity.ts';
import { LearningFieldsOfAccount, LearningFieldsOfLesson } from './learning.fields.ts';
import { LearningResolver } from './learning.resolver.ts';

export const learningModule: Module = {
  name: 'learning',
  entities: [LessonProgress, LearningDay],
  nodes: [{ type: LearningDay, scope: SESSION_ONLY }],
  fields: [LearningFieldsOfAccount, LearningFieldsOfLesson],
  resolvers: [LearningResolver],
  tokenAccess: { recordLearning: SESSION_ONLY },
};
