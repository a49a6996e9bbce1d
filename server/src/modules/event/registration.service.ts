import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, ErrorCode, Forbidden, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { holdMembership } from '#modules/membership/hold-membership.service';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { ScheduledEvent } from './event.entity.ts';
import { announceEvent } from './event.events.ts';
import type { RegisterForEventInput } from './event.input.ts';
import { eventPolicy } from './event.policy.ts';
import { REFUSALS } from './event.rules.ts';
import { lockVisibleEvent, ownershipOf } from './load-event.service.ts';
import { giveUpBooking } from './cancel-booking.service.ts';
import { promoteWaiting } from './promote.service.ts';
import { closedBecause, hasFreePlace } from './registering.rules.ts';
import { EventRegistration } from './registration.entity.ts';
import { limitCancelling } from './registration.limits.ts';
import { PLACE_STATUSES, RegistrationStatus } from './registration.enums.ts';

/**
 * Registers the viewer for an event, or adds the viewer to its waitlist. Idempotent: a live registration is kept. The
 * event's row is locked, so that registrations are decided one after the other. Returns the ID of the registration.
 * @throws NotFound, Forbidden for the presenter and a removed member, Conflict with EVENT_FULL, DEADLINE_PASSED or
 * CONFLICT
 */
export async function registerForEvent(
  context: Context,
  { eventId, waitlistIfFull }: RegisterForEventInput,
): Promise<string> {
  return context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockVisibleEvent(em, context.viewer, eventId);
    const former = await registrationOf(em, event, viewer);
    if (former && former.status !== RegistrationStatus.CANCELLED) return former.id;
    if (!eventPolicy.register(viewer, ownershipOf(event))) throw Forbidden(REFUSALS.presenter);
    assertOpen(event);
    await holdMembership(em, viewer);
    const isFree = hasFreePlace(event);
    if (!isFree && !waitlistIfFull) throw Conflict(REFUSALS.full, ErrorCode.EVENT_FULL);
    const status = isFree ? RegistrationStatus.REGISTERED : RegistrationStatus.WAITLISTED;
    const registration = place(em, event, viewer, { former, status });
    const { institutionId } = viewer;
    const type = isFree ? 'registration.created' : 'registration.waitlisted';
    await publish({ type, institutionId, ids: [registration.id] }, { em, context, afterCommit });
    afterCommit(() => announceEvent(context, eventId));
    return registration.id;
  });
}

const registrationOf = (em: EntityManager, event: ScheduledEvent, viewer: MemberViewer) =>
  em.findOne(EventRegistration, {
    event: [viewer.institutionId, event.id] as never,
    member: [viewer.institutionId, viewer.membershipId] as never,
  });

function assertOpen(event: ScheduledEvent): void {
  const reason = closedBecause({
    isPublished: Boolean(event.publishedAt),
    isCancelled: Boolean(event.cancelledAt),
    isBooking: event.isBooking,
    startsAt: event.startsAt,
    registrationDeadline: event.registrationDeadline ?? null,
  });
  if (!reason) return;
  const isLate = reason === 'started' || reason === 'deadline';
  throw Conflict(REFUSALS[reason], isLate ? ErrorCode.DEADLINE_PASSED : ErrorCode.CONFLICT);
}

/** Takes the next turn of a locked event. */
function place(
  em: EntityManager,
  event: ScheduledEvent,
  { institutionId, membershipId }: MemberViewer,
  { former, status }: { former: EventRegistration | null; status: RegistrationStatus },
): EventRegistration {
  event.lastTurn += 1;
  if (status === RegistrationStatus.REGISTERED) event.participantCount += 1;
  else event.waitlistCount += 1;
  const values = { status, turn: event.lastTurn, registeredAt: new Date() };
  if (former) return em.assign(former, { ...values, revision: former.revision + 1 });
  return em.create(EventRegistration, {
    institution: event.institution,
    event: referTo(em, ScheduledEvent, institutionId, event.id),
    member: referTo(em, Membership, institutionId, membershipId),
    ...values,
  });
}

/**
 * Cancels the viewer's place or place on the waitlist. Idempotent. Returns the ID of the registration.
 * @throws NotFound when the viewer never registered, Conflict when the event has started, TooMany
 */
export async function cancelEventRegistration(context: Context, eventId: string): Promise<string> {
  return context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockVisibleEvent(em, context.viewer, eventId);
    const registration = await registrationOf(em, event, viewer);
    if (!registration) throw NotFound('Registration');
    if (registration.status === RegistrationStatus.CANCELLED) return registration.id;
    if (event.cancelledAt) throw Conflict(REFUSALS.cancelled);
    if (event.startsAt <= new Date()) throw Conflict(REFUSALS.started);
    await limitCancelling(em, viewer);
    await releasePlace({ em, context, afterCommit }, event, registration);
    return registration.id;
  });
}

/** Cancels a live registration of a locked event and gives a freed place to the first of the waitlist. */
export async function releasePlace(
  transaction: Transaction,
  event: ScheduledEvent,
  registration: EventRegistration,
): Promise<void> {
  const hadPlace = PLACE_STATUSES.includes(registration.status);
  if (hadPlace) event.participantCount -= 1;
  else event.waitlistCount -= 1;
  registration.status = RegistrationStatus.CANCELLED;
  registration.revision += 1;
  const institutionId = event.institution.id;
  // A member who gave up a place has an entry in a calendar, which the mail about it removes.
  const changes = hadPlace ? ['place'] : [];
  const ids = [registration.id];
  await publish({ type: 'registration.cancelled', institutionId, ids, changes }, transaction);
  if (event.isBooking) await giveUpBooking(transaction, event);
  await promoteWaiting(transaction, event);
  transaction.afterCommit(() => announceEvent(transaction.context, event.id));
}
