import { sql } from 'kysely';
import { connection, one } from '#platform/read/source';
import { eventsNarrowing } from './event.connection.ts';
import { ScheduledEvent } from './event.entity.ts';
import { EventRegistration } from './registration.entity.ts';

/** Source: the event with the given `id`. */
export const EVENT = one(ScheduledEvent, (event, { id }) => sql`${event.id} = ${id}`);

/** Source: the registration with the given `registrationId`. */
export const REGISTRATION = one(
  EventRegistration,
  (registration, { registrationId }) => sql`${registration.id} = ${registrationId}`,
);

/** Source: the events that the reader can see, by their start. */
export const EVENTS = connection(ScheduledEvent, {
  where: (event, given, reader) => [
    reader.institutionId ? sql`${event.institution} = ${reader.institutionId}` : sql`false`,
    ...eventsNarrowing(event, given, reader),
  ],
  order: { by: ['startsAt'] },
});
