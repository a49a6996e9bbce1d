import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import type { MemberViewer } from '#kernel/viewer';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Transaction } from '#platform/request/context';
import { ScheduledEvent } from './event.entity.ts';
import { EventType } from './event.enums.ts';
import { announceEvent } from './event.events.ts';
import { EventRegistration } from './registration.entity.ts';
import { RegistrationStatus } from './registration.enums.ts';

/** A slot of office hours with what it is booked for. */
interface Booking {
  hostId: string;
  title: string;
  description: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  location: string;
  meetingPlatform: string;
  link: string | null;
}

/**
 * Creates a published event with one place, which the viewer has. The caller has checked that the host is free, and holds the
 * locks of host and viewer. Returns the IDs of the event and its registration.
 */
export async function createBooking(
  { em, context, afterCommit }: Transaction,
  { institutionId, membershipId }: MemberViewer,
  { hostId, ...values }: Booking,
): Promise<{ id: string; registrationId: string }> {
  const institution = em.getReference(Institution, institutionId, { wrapped: true });
  const host = referTo(em, Membership, institutionId, hostId);
  const now = new Date();
  const event = em.create(ScheduledEvent, {
    institution,
    createdBy: host,
    presenter: host,
    type: EventType.OFFICE_HOURS,
    ...values,
    maxParticipants: 1,
    participantCount: 1,
    lastTurn: 1,
    isBooking: true,
    publishedAt: now,
  });
  await em.flush(); // the registration refers to the event
  const registration = em.create(EventRegistration, {
    institution,
    event: referTo(em, ScheduledEvent, institutionId, event.id),
    member: referTo(em, Membership, institutionId, membershipId),
    status: RegistrationStatus.REGISTERED,
    turn: 1,
    registeredAt: now,
  });
  const transaction = { em, context, afterCommit };
  const ids = [event.id];
  await publish({ type: 'event.created', institutionId, ids }, transaction);
  await publish({ type: 'event.published', institutionId, ids }, transaction);
  await publish({ type: 'booking.created', institutionId, ids }, transaction);
  await publish({ type: 'registration.created', institutionId, ids: [registration.id] }, transaction);
  afterCommit(() => announceEvent(context, event.id));
  return { id: event.id, registrationId: registration.id };
}
