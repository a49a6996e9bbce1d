import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import type { Transaction } from '#platform/request/context';
import { ScheduledEvent } from './event.entity.ts';
import { cancelBooking } from './cancel-booking.service.ts';
import { REFUSALS } from './event.rules.ts';
import { EventRegistration } from './registration.entity.ts';
import { RegistrationStatus } from './registration.enums.ts';
import { releasePlace } from './registration.service.ts';

/** Registrations that end with a membership. Those with attendance are history. */
const RELEASED = [RegistrationStatus.REGISTERED, RegistrationStatus.WAITLISTED];

const releasedBy = (institutionId: string, memberId: string) => ({
  member: [institutionId, memberId] as never,
  status: { $in: RELEASED },
});

/**
 * Locks the coming events for which a member is registered, and bookings of the member's office hours. Call it before locking
 * the membership, because registering locks the event first.
 */
export async function lockEventsOf(
  em: EntityManager,
  institutionId: string,
  memberId: string,
): Promise<ScheduledEvent[]> {
  const registrations = await em.find(EventRegistration, releasedBy(institutionId, memberId));
  return em.find(
    ScheduledEvent,
    {
      $or: [
        { id: { $in: registrations.map(({ event }) => event.id) } },
        { presenter: [institutionId, memberId] as never, isBooking: true },
      ],
      startsAt: { $gt: new Date() },
      cancelledAt: null,
    },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: QueryOrder.ASC }, refresh: true },
  );
}

/**
 * Frees the places of a member at coming events, where the first of each waitlist gets the place, and cancels bookings of the
 * member's office hours.
 */
export async function releasePlacesOf(
  transaction: Transaction,
  { institution, id }: { institution: { id: string }; id: string },
): Promise<void> {
  const { em } = transaction;
  const events = new Map((await lockEventsOf(em, institution.id, id)).map((event) => [event.id, event]));
  if (events.size === 0) return;
  const registrations = await em.find(EventRegistration, releasedBy(institution.id, id), { refresh: true });
  for (const registration of registrations) {
    const event = events.get(registration.event.id);
    if (event) await releasePlace(transaction, event, registration);
  }
  for (const event of events.values())
    if (event.isBooking && event.presenter.id === id && !event.cancelledAt)
      await cancelBooking(transaction, event, REFUSALS.hostLeft);
}
