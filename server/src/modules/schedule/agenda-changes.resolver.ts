import { Authorized, Field, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { DateTime } from '#kernel/scalars';
import type { Context } from '#platform/request/context';
import { agendaChanges } from './agenda-changes.feed.ts';

@ObjectType({ description: 'Change of times that agendas may have.' })
export class AgendaChange {
  @Field(() => DateTime, { description: 'Time at which the change was sent.' })
  changedAt!: Date;
}

@Resolver()
export class AgendaChangesResolver {
  @Authorized()
  @Subscription(() => AgendaChange, {
    subscribe: ({ context, info }) => agendaChanges(context as Context, info, null),
    description:
      'Sends an event when sessions, lessons, events, activities, extensions, cohorts or office hours of the institution change. Read `agenda` again then; it may be unchanged.',
  })
  agendaChanged(@Root() change: AgendaChange): AgendaChange {
    return change;
  }
}
