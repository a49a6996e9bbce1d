import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
import { submissionChanges } from './submission-changes.ts';
import { Submission } from './submission.entity.ts';

@Resolver()
export class SubmissionChangesResolver {
  @Authorized()
  @Subscription(() => Submission, {
    subscribe: ({ args, context, info }) =>
      submissionChanges(
        context as Context,
        info,
        (args as { activityId?: string | null }).activityId ?? null,
      ),
    description: 'A submission that the viewer may see was handed in, again, or graded.',
  })
  submissionChanged(
    @Arg('activityId', () => UUID, { nullable: true, description: 'Only those for this activity.' })
    _: string | null,
    @Root() submission: object,
  ): object {
    return submission;
  }
}
