import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { CalendarFeed } from './calendar-feed.entity.ts';

@ObjectType({ description: 'Payload of `createCalendarFeed`.' })
export class CreateCalendarFeedPayload {
  @Field(() => CalendarFeed, { description: 'The calendar feed after the mutation.' })
  calendarFeed!: CalendarFeed;

  @Field(() => String, {
    description: 'Secret address of the feed. Returned only here; it cannot be read again.',
  })
  url!: string;
}

@ObjectType({ description: 'Payload of `deleteCalendarFeed`.' })
export class DeleteCalendarFeedPayload {
  @Field(() => ID, { nullable: true, description: 'ID of the deleted feed. Null when none existed.' })
  id!: string | null;
}
