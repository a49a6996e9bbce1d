import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { authorize, assertMember } from '#kernel/authorize';
import { Conflict, Forbidden, Invalid, NotFound } from '#kernel/errors';
import { Role } from '#kernel/role';
import { effectiveRole } from '#kernel/viewer';
import { createBooking } from '#modules/event/create-booking.service';
import { Removed } from '#modules/membership/hold-membership.service';
import { MembershipStatus } from '#modules/membership/membership-status.enums';
import type { Membership } from '#modules/membership/membership.entity';
import type { Context } from '#platform/request/context';
import { Availability } from './availability.entity.ts';
import type { BookOfficeHoursInput } from './availability.input.ts';
import { availabilityPolicy } from './availability.policy.ts';
import { MAX_BOOKINGS, REFUSALS } from './availability.rules.ts';
import { lockMembers } from './availability.service.ts';
import { busyTimes } from './busy-times.sql.ts';
import { slotsOf, type Span } from './slots.service.ts';

/**
 * Books a free slot of office hours for the viewer. The memberships of host and viewer are locked, so that bookings of each
 * are decided one after the other. Returns the IDs of the event and its registration.
 * @throws NotFound, Forbidden for the host and a removed member, Invalid for a time without a slot, Conflict when it is
 * taken or the viewer has a booking
 */
export async function bookOfficeHours(
  context: Context,
  { availabilityId, startsAt, topic, description }: BookOfficeHoursInput,
): Promise<{ id: string; registrationId: string }> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Office hours'));
  if (effectiveRole(viewer) === 'seat') throw NotFound('Office hours');
  return context.transaction(async (em, afterCommit) => {
    const availability = await em.findOne(
      Availability,
      { id: availabilityId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!availability) throw NotFound('Office hours');
    const memberId = availability.member.id;
    const members = await lockMembers(em, [memberId, viewer.membershipId]);
    if (!members.some((member) => member.id === memberId && isHost(member))) throw NotFound('Office hours');
    if (memberId === viewer.membershipId) throw Forbidden(REFUSALS.own);
    if (!members.some((member) => member.id === viewer.membershipId && isActive(member))) throw Removed();
    authorize(viewer, availabilityPolicy.book, { institutionId: viewer.institutionId, memberId });
    const slot = slotsOf(availability, new Date()).find(
      (one) => one.startsAt.getTime() === startsAt.getTime(),
    );
    if (!slot) throw Invalid([{ field: 'startsAt', message: REFUSALS.noSlot }]);
    await assertFree(em, { institutionId: viewer.institutionId, memberId }, slot);
    await assertMayBook(em, viewer, slot);
    const { timeZone, location, meetingPlatform, link } = availability;
    return createBooking({ em, context, afterCommit }, viewer, {
      ...slot,
      hostId: memberId,
      title: topic,
      description: description ?? '',
      timeZone,
      location,
      meetingPlatform,
      link: link ?? null,
    });
  });
}

const isActive = ({ status }: Membership) => status === MembershipStatus.ACTIVE;

const isHost = (member: Membership) => isActive(member) && (member.role !== Role.STUDENT || member.isOwner);

/** @throws Conflict when the host presents another event, or teaches a session, at that time */
async function assertFree(
  em: EntityManager,
  { institutionId, memberId }: { institutionId: string; memberId: string },
  { startsAt, endsAt }: Span,
): Promise<void> {
  const { rows } = await sql`
    select 1 from (${busyTimes(sql`${institutionId}::uuid`, sql`${memberId}::uuid`)}) busy
    where busy.starts_at < ${endsAt} and busy.ends_at > ${startsAt} limit 1`.execute(
    em.getTransactionContext<Kysely<never>>()!,
  );
  if (rows.length > 0) throw Conflict(REFUSALS.taken);
}

/** @throws Conflict when the student has a booking at that time, or too many */
async function assertMayBook(
  em: EntityManager,
  { institutionId, membershipId }: { institutionId: string; membershipId: string },
  { startsAt, endsAt }: Span,
): Promise<void> {
  const bookings = await em.execute<{ is_at_once: boolean }[]>(
    `select b.starts_at < ?::timestamptz and b.ends_at > ?::timestamptz as is_at_once
     from event_registration r
     join event b on b.institution_id = r.institution_id and b.id = r.event_id
     where r.institution_id = ? and r.membership_id = ? and r.status = 'registered'
       and b.is_booking and b.cancelled_at is null and b.ends_at > now()`,
    [endsAt, startsAt, institutionId, membershipId],
  );
  if (bookings.some((booking) => booking.is_at_once)) throw Conflict(REFUSALS.busy);
  if (bookings.length >= MAX_BOOKINGS) throw Conflict(REFUSALS.bookings);
}
