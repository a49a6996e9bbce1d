import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { SubmissionChangesResolver } from './submission-changes.resolver.ts';
import { Submission } from './submission.entity.ts';
import { SubmissionFieldsOfActivity } from './submission.fields.ts';
import { SUBMISSION_FILES } from './submission.files.ts';
import { SubmissionResolver } from './submission.resolver.ts';
import { SUBMISSION_WEBHOOKS } from './submission.webhook.ts';
import { SUBMISSION_NOTIFICATIONS } from './submission.notifications.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** Work was submitted, resubmitted or graded. */
    submissionChanged: { institutionId: string; submissionId: string; activityId: string; studentId: string };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    /** `updated`: resubmitted. `graded`: the first or a changed grade. */
    submission: 'created' | 'updated' | 'graded';
  }
}

export const submissionModule: Module = {
  name: 'submission',
  entities: [Submission],
  nodes: [{ type: Submission, scope: 'activities:read' }],
  fileHolders: [SUBMISSION_FILES],
  fields: [SubmissionFieldsOfActivity],
  resolvers: [SubmissionChangesResolver, SubmissionResolver],
  tokenAccess: {
    submission: ['activities:read'],
    submissionChanged: ['activities:read'],
    gradeSubmission: ['activities:write'],
    submitWork: SESSION_ONLY,
  },
  webhooks: [SUBMISSION_WEBHOOKS],
  notifications: SUBMISSION_NOTIFICATIONS,
};
