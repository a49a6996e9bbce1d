import { registerEnumType } from 'type-graphql';
import { EVENT_TYPES } from './event.rules.ts';

/** Types of document 2, section 2.8. */
export enum EventType {
  CONSULTATION = 'consultation',
  WEBINAR = 'webinar',
  WORKSHOP = 'workshop',
  MASTERCLASS = 'masterclass',
  QA_SESSION = 'qa-session',
  OFFICE_HOURS = 'office-hours',
}

// The rules, which the client shares, list the same values.
EVENT_TYPES satisfies readonly `${EventType}`[];

registerEnumType(EventType, {
  name: 'EventType',
  description: 'Type of an event.',
  valuesConfig: {
    CONSULTATION: { description: 'Consultation.' },
    WEBINAR: { description: 'Webinar.' },
    WORKSHOP: { description: 'Workshop.' },
    MASTERCLASS: { description: 'Masterclass.' },
    QA_SESSION: { description: 'Session for questions and answers.' },
    OFFICE_HOURS: { description: 'Office hours.' },
  },
});

/** Status of an event now, derived from its times. */
export enum EventStatus {
  DRAFT = 'draft',
  UPCOMING = 'upcoming',
  LIVE = 'live',
  ENDED = 'ended',
  CANCELLED = 'cancelled',
}

registerEnumType(EventStatus, {
  name: 'EventStatus',
  description: 'Status of an event now.',
  valuesConfig: {
    DRAFT: { description: 'Not published. Only its editors see it.' },
    UPCOMING: { description: 'Published, and not started.' },
    LIVE: { description: 'Started, and not ended.' },
    ENDED: { description: 'Ended.' },
    CANCELLED: { description: 'Cancelled.' },
  },
});
