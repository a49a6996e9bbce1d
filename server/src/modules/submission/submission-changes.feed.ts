import { SUBMISSION } from './submission.resolver.ts';
import { workFeed } from './work.feed.ts';

/** Feed of changed submissions of an activity, or of all. */
export const submissionChanges = workFeed({
  topic: 'submissionChanged',
  argument: 'activityId',
  read: ({ reads }, info, { of, id }) =>
    reads.payloadWith(
      'submission',
      info,
      { submission: SUBMISSION },
      { id },
      { activityId: of, submissionId: id },
    ),
  deleted: (activityId) => ({ activityId, submissionId: null, submission: null }),
});
