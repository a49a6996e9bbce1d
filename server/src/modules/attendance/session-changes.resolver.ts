import { Arg, Authorized, Resolver, Root, Subscription } from 'type-graphql';
import { ID } from '#kernel/scalars';
import type { Context } from '#platform/request/context';
import { SessionsChange } from './attendance.payload.ts';
import { sessionChanges } from './session-changes.feed.ts';

@Resolver()
export class SessionChangesResolver {
  @Authorized()
  @Subscription(() => SessionsChange, {
    subscribe: ({ args, context, info }) =>
      sessionChanges(context as Context, info, (args as { cohortId: string }).cohortId),
    description:
      'Sends an event when sessions of a cohort are added, changed, cancelled or deleted, when a check-in opens or closes, and when attendance is recorded.',
  })
  sessionsChanged(
    @Arg('cohortId', () => ID, { description: 'ID of the cohort to follow.' }) _: string,
    @Root() change: object,
  ): object {
    return change;
  }
}
