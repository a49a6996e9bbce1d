import { sql } from 'kysely';
import { byId, connection } from '#platform/read/source';
import { eventsNarrowing } from './event.connection.ts';
import { ScheduledEvent } from './event.entity.ts';
import { EventRegistration } from './registration.entity.ts';

/** Source: the event with the given `id`. */
export const EVENT = byId(ScheduledEvent);

/** Source: the registration with the given `registrationId`. */
export const REGISTRATION = byId(EventRegistration, ['registrationId']);

/** Source: the events that the reader can see, by their start. */
export const EVENTS = connection(ScheduledEvent, {
  where: (event, given, reader) => [
    reader.institutionId ? sql`${event.institution} = ${reader.institutionId}` : sql`false`,
    ...eventsNarrowing(event, given, reader),
  ],
  order: { by: ['startsAt'] },
});
