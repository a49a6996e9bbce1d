import { announcedDetails, type Notifications } from '#modules/notification/notification-kinds.service';
import {
  eventBooking,
  eventCancelled,
  eventChange,
  eventPromotion,
  eventPublished,
  eventRegistration,
} from './event.mail.ts';
import {
  EVENT_MAIL_DATA,
  notifyOfBooking,
  notifyOfEventCancellation,
  notifyOfEventChange,
  notifyOfPublishedEvent,
  notifyOfRegistrations,
} from './event-notifications.sql.ts';

/** Changes of an event that its participants are notified of, as details. */
const ANNOUNCED_CHANGES: Record<string, string> = {
  title: 'event-title',
  startsAt: 'event-time',
  endsAt: 'event-time',
  location: 'event-place',
  meetingPlatform: 'event-place',
  link: 'event-place',
};

const kind = { isFor: 'everybody', isMailed: true, mailData: EVENT_MAIL_DATA } as const;

/** Notifications of new events to the students that they are for, and of others to those who registered. */
export const EVENT_NOTIFICATIONS: Notifications = {
  kinds: {
    EVENT_PUBLISHED: {
      value: 'event-published',
      description:
        'An event for the students of a cohort or course of the member was published. `subjectId` is the event.',
      ...kind,
      isFor: 'students',
      isCombined: false,
      mail: eventPublished,
      mailsAbout: (say) => say`new events of your courses`,
    },
    EVENT_REGISTRATION: {
      value: 'event-registration',
      description:
        'The member registered for an event, or gave the place up (details PLACE_GIVEN_UP). `subjectId` is the event.',
      ...kind,
      isCombined: false,
      mail: eventRegistration,
      mailsAbout: (say) => say`your registrations for events`,
    },
    EVENT_PROMOTION: {
      value: 'event-promotion',
      description: 'The member got a place from the waitlist of an event. `subjectId` is the event.',
      ...kind,
      isCombined: false,
      mail: eventPromotion,
      mailsAbout: (say) => say`places at events that become free for you`,
    },
    EVENT_BOOKING: {
      value: 'event-booking',
      description:
        'A slot of the office hours of the member was booked, or given up again (details PLACE_GIVEN_UP). `subjectId` is the event.',
      ...kind,
      isFor: 'staff',
      isCombined: false,
      mail: eventBooking,
      mailsAbout: (say) => say`bookings of your office hours`,
    },
    EVENT_CHANGE: {
      value: 'event-change',
      description:
        'Time, place or title of an event changed for which the member registered; see `details`. `subjectId` is the event.',
      ...kind,
      isCombined: true,
      mail: eventChange,
      mailsAbout: (say) => say`changes of events`,
    },
    EVENT_CANCELLATION: {
      value: 'event-cancelled',
      description: 'An event was cancelled for which the member registered. `subjectId` is the event.',
      ...kind,
      isCombined: false,
      mail: eventCancelled,
      mailsAbout: (say) => say`events that are cancelled`,
    },
  },
  details: {
    EVENT_TITLE: { value: 'event-title', description: 'The title of the event changed.' },
    EVENT_TIME: { value: 'event-time', description: 'The time of the event changed.' },
    EVENT_PLACE: { value: 'event-place', description: 'The place, platform or link of the event changed.' },
    PLACE_GIVEN_UP: { value: 'place-given-up', description: 'The member gave up the place at the event.' },
  },
  rules: {
    'event.published': notifyOfPublishedEvent,
    'registration.created': (event) => notifyOfRegistrations('event-registration', [], event),
    'registration.cancelled': (event) =>
      event.changes?.includes('place')
        ? notifyOfRegistrations('event-registration', ['place-given-up'], event)
        : null,
    'registration.promoted': (event) => notifyOfRegistrations('event-promotion', [], event),
    'booking.created': (event) => notifyOfBooking([], event),
    'booking.cancelled': (event) => notifyOfBooking(['place-given-up'], event),
    'event.updated': (event) => {
      const details = announcedDetails(ANNOUNCED_CHANGES, event);
      return details.length > 0 ? notifyOfEventChange(details, event) : null;
    },
    'event.cancelled': notifyOfEventCancellation,
  },
};
