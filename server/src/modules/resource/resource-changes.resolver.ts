import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { resourceChanges } from './resource-changes.feed.ts';
import { ResourcesChange } from './resource.payload.ts';

@Resolver()
export class ResourceChangesResolver {
  @Authorized()
  @Subscription(() => ResourcesChange, {
    subscribe: ({ args, context, info }) =>
      resourceChanges(context as Context, info, (args as { holderId: string }).holderId),
    description:
      'Sends an event when resources of a course, a cohort or an event are added, changed, ordered or deleted. Each viewer gets the resources that it can see.',
  })
  resourcesChanged(
    @Arg('holderId', () => ID, { description: 'ID of the course, cohort or event to follow.' }) _: string,
    @Root() change: object,
  ): object {
    return change;
  }
}
