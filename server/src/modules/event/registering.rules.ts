/** Data that decides whether an event accepts registrations, apart from places. */
interface Registering {
  isPublished: boolean;
  isCancelled: boolean;
  isBooking: boolean;
  startsAt: Date;
  registrationDeadline: Date | null;
}

/** Reason for which an event accepts no registrations. */
export type Closed = 'draft' | 'cancelled' | 'booking' | 'started' | 'deadline';

/** Returns why an event accepts no registrations now; null when it does. */
export function closedBecause(event: Registering, now = new Date()): Closed | null {
  if (!event.isPublished) return 'draft';
  if (event.isCancelled) return 'cancelled';
  if (event.isBooking) return 'booking';
  if (now >= event.startsAt) return 'started';
  return event.registrationDeadline !== null && now > event.registrationDeadline ? 'deadline' : null;
}

interface Places {
  maxParticipants: number;
  participantCount: number;
}

/** Returns the number of free places. */
export const countFreePlaces = ({ maxParticipants, participantCount }: Places): number =>
  Math.max(maxParticipants - participantCount, 0);

/** Returns whether the next person gets a place: one is free and nobody waits. */
export const hasFreePlace = (event: Places & { waitlistCount: number }): boolean =>
  countFreePlaces(event) > 0 && event.waitlistCount === 0;
