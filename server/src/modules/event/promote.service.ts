import { QueryOrder, raw } from '@mikro-orm/postgresql';
import { publish } from '#platform/domain-event/publish';
import type { Transaction } from '#platform/request/context';
import type { ScheduledEvent } from './event.entity.ts';
import { countFreePlaces } from './registering.rules.ts';
import { EventRegistration } from './registration.entity.ts';
import { RegistrationStatus } from './registration.enums.ts';

// Written out: a generic plan could not use the partial index of those who wait.
const WAITLISTED = raw("status = 'waitlisted'");

/**
 * Gives the free places of a locked event to the first of its waitlist. An event that has started or is cancelled
 * promotes nobody.
 */
export async function promoteWaiting(transaction: Transaction, event: ScheduledEvent): Promise<void> {
  const places = countFreePlaces(event);
  if (places === 0 || event.waitlistCount === 0) return;
  if (event.cancelledAt || event.startsAt <= new Date()) return;
  const promoted = await transaction.em.find(
    EventRegistration,
    { event: [event.institution.id, event.id] as never, [WAITLISTED]: [] },
    { orderBy: { turn: QueryOrder.ASC }, limit: places },
  );
  for (const registration of promoted) {
    registration.status = RegistrationStatus.REGISTERED;
    registration.revision += 1;
    event.participantCount += 1;
    event.waitlistCount -= 1;
  }
  const ids = promoted.map(({ id }) => id);
  await publish({ type: 'registration.promoted', institutionId: event.institution.id, ids }, transaction);
}
