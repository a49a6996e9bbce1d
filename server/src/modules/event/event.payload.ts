import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { ScheduledEvent } from './event.entity.ts';
import { EventRegistration } from './registration.entity.ts';

@ObjectType({ description: 'Payload of the mutations that change an event.' })
export class EventPayload {
  @Field(() => ScheduledEvent, { description: 'The event after the mutation.' })
  event!: ScheduledEvent;
}

@ObjectType({ description: 'Payload of `deleteEvent`.' })
export class DeleteEventPayload {
  @Field(() => ID, { description: 'ID of the deleted event.' })
  id!: string;
}

@ObjectType({ description: "Payload of the mutations that change the viewer's registration." })
export class EventRegistrationPayload {
  @Field(() => ScheduledEvent, { description: 'The event after the mutation.' })
  event!: ScheduledEvent;

  @Field(() => EventRegistration, { description: 'The registration after the mutation.' })
  registration!: EventRegistration;
}
