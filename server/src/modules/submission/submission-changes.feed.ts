import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '#platform/request/context';
import { perProcess } from '#platform/request/per-process';
import type { Subscriber } from '#platform/live/subscriber';
import { SUBMISSION } from './submission.resolver.ts';
import { WorkFeed } from './work.feed.ts';

const feedOf = perProcess(
  (services) =>
    new WorkFeed(services, {
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
    }),
);

/** Feed of changed submissions. Each is read with the follower's current permissions; unreadable ones are skipped. */
export const submissionChanges = (
  context: Context,
  info: GraphQLResolveInfo,
  activityId: string | null,
): Subscriber => feedOf(context.services).follow(context, info, activityId);
