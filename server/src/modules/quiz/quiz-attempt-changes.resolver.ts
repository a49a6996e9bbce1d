import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { quizAttemptChanges } from './quiz-attempt-changes.feed.ts';
import { QuizAttemptChange } from './quiz.payload.ts';

@Resolver()
export class QuizAttemptChangesResolver {
  @Authorized()
  @Subscription(() => QuizAttemptChange, {
    subscribe: ({ args, context, info }) =>
      quizAttemptChanges(context as Context, info, (args as { quizId?: string | null }).quizId ?? null),
    description:
      'Sends an event when an attempt that the viewer can read is submitted or graded, and when its quiz is deleted, such as with its lesson or course.',
  })
  quizAttemptChanged(
    @Arg('quizId', () => ID, {
      nullable: true,
      description: 'ID of the only quiz whose attempts to follow.',
    })
    _: string | null,
    @Root() change: object,
  ): object {
    return change;
  }
}
