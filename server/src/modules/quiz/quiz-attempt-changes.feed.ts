import type { GraphQLResolveInfo } from 'graphql';
import { WorkFeed } from '#modules/submission/work.feed';
import type { Context } from '#platform/request/context';
import { perProcess } from '#platform/request/per-process';
import type { Subscriber } from '#platform/live/subscriber';
import { ATTEMPT } from './quiz.resolver.ts';

const feedOf = perProcess(
  (services) =>
    new WorkFeed(services, {
      topic: 'quizAttemptChanged',
      argument: 'quizId',
      read: ({ reads }, info, { of, id }) =>
        reads.payloadWith('attempt', info, { attempt: ATTEMPT }, { id }, { quizId: of, attemptId: id }),
      deleted: (quizId) => ({ quizId, attemptId: null, attempt: null }),
    }),
);

/** Feed of changed attempts. Each is read with the follower's current permissions; unreadable ones are skipped. */
export const quizAttemptChanges = (
  context: Context,
  info: GraphQLResolveInfo,
  quizId: string | null,
): Subscriber => feedOf(context.services).follow(context, info, quizId);
