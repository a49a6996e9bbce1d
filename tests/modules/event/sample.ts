import { anAgendaItem, anEvent, aRegistration, inDays } from '#tests/support/factories';
import { CANARY, HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: {
    maxParticipants: 20,
    startsAfterMinutes: 0,
    durationMinutes: 30,
    reason: 'The presenter is ill.',
  },
  idOf: {
    event: 'eventId',
    updateEvent: 'changedEventId',
    setEventAgenda: 'plannedEventId',
    publishEvent: 'eventDraftId',
    cancelEvent: 'eventId',
    deleteEvent: 'deletedEventId',
    'registerForEvent.eventId': 'openEventId',
    'cancelEventRegistration.eventId': 'registeredEventId',
    markEventAttendance: 'startedEventId',
  },
  own: async (app, { teacher, self, other }) => {
    const startedEvent = await anEvent(app, {
      by: self,
      startsAt: inDays(-0.01),
      endsAt: inDays(1),
    });
    const registration = await aRegistration(app, {
      event: startedEvent,
      member: other,
      status: 'attended', // so that the first status of the type changes it
    });
    const registeredEvent = await anEvent(app, { by: teacher });
    await aRegistration(app, { event: registeredEvent, member: self });
    return {
      eventId: (await anEvent(app, { by: self })).id,
      changedEventId: (await anEvent(app, { by: self, isPublished: false })).id,
      plannedEventId: (await anEvent(app, { by: self })).id,
      eventDraftId: (await anEvent(app, { by: self, isPublished: false })).id,
      deletedEventId: (await anEvent(app, { by: self, isPublished: false })).id,
      openEventId: (await anEvent(app, { by: teacher })).id,
      startedEventId: startedEvent.id,
      registeredEventId: registeredEvent.id,
      registrationIds: registration.id,
      presenterId: self.membershipId,
    };
  },
  targets: async (app, { teacher, classmate, cohort }) => {
    const event = await anEvent(app, { by: teacher, title: CANARY, description: CANARY, cohort });
    await aRegistration(app, { event, member: classmate });
    const item = await anAgendaItem(app, { event, title: CANARY });
    const draft = await anEvent(app, { by: teacher, title: HIDDEN, isPublished: false });
    await aRegistration(app, { event: draft, member: classmate }); // so that its export has a row
    return { seen: { event: event.id, 'agenda item': item.id }, hidden: { 'draft of an event': draft.id } };
  },
  messages: (id, { institution }) => ({ eventChanged: { institutionId: institution.id, eventId: id } }),
};
