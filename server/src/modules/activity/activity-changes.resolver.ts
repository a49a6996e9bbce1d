import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { activityChanges } from './activity-changes.feed.ts';
import { Activity } from './activity.entity.ts';

@Resolver()
export class ActivityChangesResolver {
  @Authorized()
  @Subscription(() => Activity, {
    subscribe: ({ args, context, info }) =>
      activityChanges(context as Context, info, (args as { id?: string | null }).id ?? null),
    description:
      'Sends an event when an activity that the viewer can read or its quiz is updated, and when an extension of it is granted, changed or revoked: to staff and to the student.',
  })
  activityChanged(
    @Arg('id', () => ID, { nullable: true, description: 'ID of the only activity to follow.' })
    _: string | null,
    @Root() activity: object,
  ): object {
    return activity;
  }
}
