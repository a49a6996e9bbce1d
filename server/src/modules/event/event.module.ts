import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { collectEventParts } from './event-parts.service.ts';
import { EventAgendaItem } from './event-agenda.entity.ts';
import { EventChangesResolver } from './event-changes.resolver.ts';
import { ScheduledEvent } from './event.entity.ts';
import { PartsOfEvent } from './event.fields.ts';
import { EVENT_NOTIFICATIONS } from './event.notifications.ts';
import { EventResolver } from './event.resolver.ts';
import { EVENT_WEBHOOKS, REGISTRATION_WEBHOOKS } from './event.webhook.ts';
import { EventRegistration } from './registration.entity.ts';
import { RegistrationResolver } from './registration.resolver.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** An event changed: its details, agenda, places, waitlist or attendance. */
    eventChanged: { institutionId: string; eventId: string };
  }
}

declare module '#platform/domain-event/domain-event' {
  interface DomainEventVerbs {
    event: 'created' | 'published' | 'updated' | 'cancelled' | 'deleted';
    /** A slot of office hours, by its event. `cancelled`: the person who booked it gave it up. */
    booking: 'created' | 'cancelled';
    /** `created`: a place. `promoted`: a place from the waitlist. `marked`: attendance was taken. */
    registration: 'created' | 'waitlisted' | 'promoted' | 'cancelled' | 'marked';
  }
}

declare module '#kernel/scope' {
  interface Areas {
    events: 'read' | 'write';
  }
}

export const eventModule: Module = {
  name: 'event',
  entities: [ScheduledEvent, EventAgendaItem, EventRegistration],
  nodes: [
    { type: ScheduledEvent, scope: 'events:read' },
    { type: EventAgendaItem, scope: 'events:read' },
    { type: EventRegistration, scope: 'events:read' },
  ],
  fields: [PartsOfEvent],
  resolvers: [EventResolver, RegistrationResolver, EventChangesResolver],
  scopes: {
    events: {
      read: 'Read events with their agendas and registrations, and subscribe to their changes.',
      write: 'Create, change, publish, cancel and delete events, and take attendance.',
    },
  },
  tokenAccess: {
    event: ['events:read'],
    events: ['events:read'],
    eventChanged: ['events:read'],
    createEvent: ['events:write'],
    updateEvent: ['events:write'],
    setEventAgenda: ['events:write'],
    publishEvent: ['events:write'],
    cancelEvent: ['events:write'],
    deleteEvent: ['events:write'],
    markEventAttendance: ['events:write'],
    registerForEvent: SESSION_ONLY,
    cancelEventRegistration: SESSION_ONLY,
  },
  webhooks: [EVENT_WEBHOOKS, REGISTRATION_WEBHOOKS],
  notifications: EVENT_NOTIFICATIONS,
  collect: collectEventParts,
};
