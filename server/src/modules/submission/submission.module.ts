import type { Module } from '#platform/module/module';
import { SubmissionChangesResolver } from './submission-changes.resolver.ts';
import { Submission } from './submission.entity.ts';
import { SubmissionFieldsOfActivity } from './submission.fields.ts';
import { SubmissionResolver } from './submission.resolver.ts';

export const submissionModule: Module = {
  name: 'submission',
  entities: [Submission],
  fields: [SubmissionFieldsOfActivity],
  resolvers: [SubmissionChangesResolver, SubmissionResolver],
};
