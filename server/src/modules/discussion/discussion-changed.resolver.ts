import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
import { discussionFeedOf, type Wanted } from './discussion-feed.ts';
import { DiscussionChange } from './discussion.payload.ts';

@Resolver()
export class DiscussionChangedResolver {
  @Authorized()
  @Subscription(() => DiscussionChange, {
    subscribe: ({ args, context, info }) => {
      const { id = null, courseId = null } = args as Partial<Wanted>;
      return discussionFeedOf((context as Context).services).follow(context as Context, info, {
        id,
        courseId,
      });
    },
    description:
      'A discussion that the viewer may see, or a reply in it, is new, changed or gone. Without arguments: any of the institution.',
  })
  discussionChanged(
    @Arg('id', () => UUID, { nullable: true, description: 'Only this one.' }) _id: string | null,
    @Arg('courseId', () => UUID, { nullable: true, description: 'Only those about this course.' })
    _courseId: string | null,
    @Root() change: object,
  ): object {
    return change;
  }
}
