import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { quizAttemptChanges } from './quiz-attempt-changes.feed.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';

@Resolver()
export class QuizAttemptChangesResolver {
  @Authorized()
  @Subscription(() => QuizAttempt, {
    subscribe: ({ args, context, info }) =>
      quizAttemptChanges(context as Context, info, (args as { quizId?: string | null }).quizId ?? null),
    description: 'Sends an event when an attempt that the viewer can read is submitted or graded.',
  })
  quizAttemptChanged(
    @Arg('quizId', () => ID, {
      nullable: true,
      description: 'ID of the only quiz whose attempts to follow.',
    })
    _: string | null,
    @Root() attempt: object,
  ): object {
    return attempt;
  }
}
