import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { eventChanges } from './event-changes.feed.ts';
import { ScheduledEvent } from './event.entity.ts';

@Resolver()
export class EventChangesResolver {
  @Authorized()
  @Subscription(() => ScheduledEvent, {
    subscribe: ({ args, context, info }) =>
      eventChanges(context as Context, info, (args as { id?: string | null }).id ?? null),
    description:
      'Sends the event when one that the viewer can read changes: its details, agenda, places, waitlist or attendance.',
  })
  eventChanged(
    @Arg('id', () => ID, { nullable: true, description: 'ID of the only event to follow.' }) _: string | null,
    @Root() event: object,
  ): object {
    return event;
  }
}
