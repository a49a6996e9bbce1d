import type { EventStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';
import { eventPlaces } from './event.ts';

export const eventRegistration = {
  title: 'Registration',
  register: 'Register for Event',
  spotsRemaining: eventPlaces.spotsRemaining,
  waiting: (people: number) => `${formatPlural(people, 'person', 'people')} on the waitlist`,
  joinWaitlist: 'Join Waitlist',
  registered: eventPlaces.registered,
  waitlisted: eventPlaces.waitlisted,
  position: (place: number) => `Your position: ${place}`,
  positionHint: 'You get the next free place automatically, first come, first served.',
  attended: 'You attended this event',
  noShow: 'You missed this event',
  closed: 'Registration is closed.',
  /** By the status of an event that nobody can join. */
  notAhead: {
    DRAFT: 'Registration opens when the event is published.',
    ENDED: 'This event has ended.',
    CANCELLED: 'Registration is closed.',
  } satisfies Record<Exclude<EventStatus, 'UPCOMING' | 'LIVE'>, string>,
  done: 'You’re registered',
  doneWaiting: 'You joined the waitlist',
  failed: 'Something went wrong. Please try again.',
  cancel: 'Cancel registration',
  cancelAbout: (title: string) =>
    `You’ll give up your place at ${title}. If there’s a waitlist, the next person gets it.`,
  keep: 'Keep my place',
  cancelled: 'Your registration was cancelled',
  leave: 'Leave waitlist',
  leaveAbout: (title: string) => `You’ll lose your place on the waitlist for ${title}.`,
  stay: 'Stay on the waitlist',
  left: 'You left the waitlist',
  share: 'Copy link',
};

/** Words for a booked slot of office hours, in place of those for an event. */
export const bookingRegistration = {
  ...eventRegistration,
  title: 'Booking',
  notAhead: {
    ...eventRegistration.notAhead,
    ENDED: 'This meeting has ended.',
    CANCELLED: 'The meeting won’t take place.',
  },
  registered: eventPlaces.booked,
  cancel: 'Cancel booking',
  cancelAbout: (title: string) => `Your meeting “${title}” won’t take place, and others can book the slot.`,
  keep: 'Keep booking',
  cancelled: 'Your booking was cancelled',
};
