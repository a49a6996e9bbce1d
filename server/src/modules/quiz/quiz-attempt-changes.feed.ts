import { workFeed } from '#modules/submission/work.feed';
import { ATTEMPT } from './quiz.resolver.ts';

/** Feed of changed attempts of a quiz, or of all. */
export const quizAttemptChanges = workFeed({
  topic: 'quizAttemptChanged',
  argument: 'quizId',
  read: ({ reads }, info, { of, id }) =>
    reads.payloadWith('attempt', info, { attempt: ATTEMPT }, { id }, { quizId: of, attemptId: id }),
  deleted: (quizId) => ({ quizId, attemptId: null, attempt: null }),
});
