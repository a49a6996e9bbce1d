import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { discussionChanges, type Wanted } from './discussion.feed.ts';
import { DiscussionChange } from './discussion.payload.ts';

@Resolver()
export class DiscussionChangedResolver {
  @Authorized()
  @Subscription(() => DiscussionChange, {
    subscribe: ({ args, context, info }) => {
      const { id = null, courseId = null } = args as Partial<Wanted>;
      return discussionChanges(context as Context, info, { id, courseId });
    },
    description:
      'Sends an event when a discussion that the viewer can read, or one of its replies, is created, changed or deleted. Without arguments: all discussions of the institution.',
  })
  discussionChanged(
    @Arg('id', () => ID, { nullable: true, description: 'ID of the only discussion to follow.' })
    _id: string | null,
    @Arg('courseId', () => ID, {
      nullable: true,
      description: 'ID of the course whose discussions to follow.',
    })
    _courseId: string | null,
    @Root() change: object,
  ): object {
    return change;
  }
}
