import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { deletedWorkConsumer } from './deleted-work.consumer.ts';
import { SubmissionFieldsOfMember } from './gradebook.fields.ts';
import { GradebookResolver } from './gradebook.resolver.ts';
import { SubmissionChangesResolver } from './submission-changes.resolver.ts';
import { SubmissionAttempt } from './submission-attempt.entity.ts';
import { SubmissionDraft } from './submission-draft.entity.ts';
import { AttemptFieldsOfSubmission } from './attempt.fields.ts';
import { DraftResolver } from './draft.resolver.ts';
import { Submission } from './submission.entity.ts';
import { SubmissionFieldsOfActivity } from './submission.fields.ts';
import { SUBMISSION_FILES } from './submission.files.ts';
import { SubmissionResolver } from './submission.resolver.ts';
import { SUBMISSION_WEBHOOKS } from './submission.webhook.ts';
import { SUBMISSION_NOTIFICATIONS } from './submission.notifications.ts';
import type { WorkMessage } from './work.events.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Work was submitted, resubmitted or graded, or is gone with its activity. */
    submissionChanged: WorkMessage;
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** `updated`: resubmitted. `graded`: the first or a changed grade. */
    submission: 'created' | 'updated' | 'graded';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    submissions: 'read';
  }
}

export const submissionModule: Module = {
  name: 'submission',
  entities: [Submission, SubmissionAttempt, SubmissionDraft],
  nodes: [
    { type: Submission, scope: 'submissions:read' },
    { type: SubmissionAttempt, scope: 'submissions:read' },
    { type: SubmissionDraft, scope: SESSION_ONLY },
  ],
  fileHolders: [SUBMISSION_FILES],
  fields: [SubmissionFieldsOfActivity, SubmissionFieldsOfMember, AttemptFieldsOfSubmission],
  consumers: [deletedWorkConsumer],
  resolvers: [DraftResolver, GradebookResolver, SubmissionChangesResolver, SubmissionResolver],
  scopes: {
    submissions: {
      read: 'Read the work that students submit, with its grades.',
    },
  },
  tokenAccess: {
    gradebook: ['members:read', 'submissions:read'],
    submission: ['submissions:read'],
    submissionChanged: ['submissions:read'],
    gradeSubmission: ['activities:write'],
    submitWork: SESSION_ONLY,
    saveSubmissionDraft: SESSION_ONLY,
    discardSubmissionDraft: SESSION_ONLY,
  },
  webhooks: [SUBMISSION_WEBHOOKS],
  notifications: SUBMISSION_NOTIFICATIONS,
  news: [{ table: 'submission', created: true }],
};
