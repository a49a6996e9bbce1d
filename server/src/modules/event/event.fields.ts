import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Connected, FieldsOf, List, One } from '#platform/read/declarations';
import {
  RegistrationConnection,
  RegistrationsArguments,
  registrationsNarrowing,
} from './event.connection.ts';
import { MAX_AGENDA_ITEMS } from './agenda.rules.ts';
import { EventAgendaItem } from './event-agenda.entity.ts';
import { ScheduledEvent } from './event.entity.ts';
import { EventRegistration } from './registration.entity.ts';

/** Agenda and registrations of an event. */
@FieldsOf(ScheduledEvent)
export class PartsOfEvent {
  @List<EventAgendaItem, ScheduledEvent>(() => EventAgendaItem, {
    where: (item, event) => sql`${item.event} = ${event.id}`,
    order: { by: ['position'] },
    description: `Agenda in order, at most ${MAX_AGENDA_ITEMS} items.`,
  })
  agenda!: EventAgendaItem[] & Opt;

  @One<EventRegistration, ScheduledEvent>(() => EventRegistration, {
    where: (registration, event, _, { membershipId }) =>
      membershipId
        ? sql`${registration.event} = ${event.id} and ${registration.member} = ${membershipId}`
        : sql`false`,
    order: { by: ['turn'] },
    description: "The viewer's registration, also a cancelled one. Null if none exists.",
  })
  viewerRegistration!: (EventRegistration & Opt) | null;

  @Connected<EventRegistration, ScheduledEvent>(
    () => RegistrationConnection,
    () => EventRegistration,
    () => RegistrationsArguments,
    {
      where: (registration, event) => sql`${registration.event} = ${event.id}`,
      narrow: registrationsNarrowing,
      order: { by: ['turn'] },
      description: "Registrations in order. Editors of the event see all, others only the viewer's own.",
    },
  )
  registrations!: RegistrationConnection & Opt;
}
