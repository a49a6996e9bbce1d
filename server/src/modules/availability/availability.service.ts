import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import { authorize } from '#kernel/authorize';
import { Conflict, Forbidden, NotFound } from '#kernel/errors';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { Availability } from './availability.entity.ts';
import type { CreateAvailabilityInput } from './availability.input.ts';
import { availabilityPolicy } from './availability.policy.ts';
import { MAX_AVAILABILITIES, REFUSALS } from './availability.rules.ts';
import { isAtOnce } from './slots.service.ts';

/**
 * Offers office hours of the viewer each week. Returns their ID.
 * @throws Forbidden, Invalid, Conflict when some are already offered at that time, or too many
 */
export async function createAvailability(context: Context, input: CreateAvailabilityInput): Promise<string> {
  const { viewer } = context;
  authorize(viewer, availabilityPolicy.offer);
  await assertKnownZone(context, input.timeZone, 'timeZone');
  const { institutionId, membershipId } = viewer;
  return context.transaction(async (em, afterCommit) => {
    await lockMembers(em, [membershipId]);
    const others = await em.find(Availability, { member: [institutionId, membershipId] as never });
    const now = new Date();
    if (others.length >= MAX_AVAILABILITIES) throw Conflict(REFUSALS.tooMany);
    if (others.some((other) => isAtOnce(other, input, now))) throw Conflict(REFUSALS.overlap);
    const availability = em.create(Availability, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      member: referTo(em, Membership, institutionId, membershipId),
      weekday: input.weekday,
      startTime: input.startTime,
      endTime: input.endTime,
      slotMinutes: input.slotMinutes,
      timeZone: input.timeZone,
      location: input.location ?? '',
      meetingPlatform: input.meetingPlatform ?? '',
      link: input.meetingLink ?? null,
    });
    const ids = [availability.id];
    await publish({ type: 'availability.created', institutionId, ids }, { em, context, afterCommit });
    return availability.id;
  });
}

/** Locks memberships in the order of their IDs, so that bookings and offers of each are decided one after the other. */
export const lockMembers = (em: EntityManager, ids: string[]): Promise<Membership[]> =>
  em.find(
    Membership,
    { id: { $in: ids } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: QueryOrder.ASC }, refresh: true },
  );

/**
 * Stops offering office hours. Bookings stay.
 * @throws NotFound, Forbidden
 */
export async function deleteAvailability(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  authorize(viewer, availabilityPolicy.offer);
  const { institutionId } = viewer;
  await context.transaction(async (em, afterCommit) => {
    const availability = await em.findOne(Availability, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!availability) throw NotFound('Office hours');
    if (!availabilityPolicy.delete(viewer, { institutionId, memberId: availability.member.id }))
      throw Forbidden();
    await publish({ type: 'availability.deleted', institutionId, ids: [id] }, { em, context, afterCommit });
    em.remove(availability);
  });
}
