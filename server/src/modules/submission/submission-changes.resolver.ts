import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { submissionChanges } from './submission-changes.feed.ts';
import { SubmissionChange } from './submission.payload.ts';

@Resolver()
export class SubmissionChangesResolver {
  @Authorized()
  @Subscription(() => SubmissionChange, {
    subscribe: ({ args, context, info }) =>
      submissionChanges(
        context as Context,
        info,
        (args as { activityId?: string | null }).activityId ?? null,
      ),
    description:
      'Sends an event when a submission that the viewer can read is submitted, resubmitted or graded, and when its activity or course is deleted.',
  })
  submissionChanged(
    @Arg('activityId', () => ID, {
      nullable: true,
      description: 'ID of the only activity whose submissions to follow.',
    })
    _: string | null,
    @Root() change: object,
  ): object {
    return change;
  }
}
