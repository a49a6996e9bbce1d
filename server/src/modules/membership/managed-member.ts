import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import { Forbidden, NotFound } from '#kernel/errors';
import { isMember, type Viewer } from '#kernel/viewer';
import { Membership } from './membership.entity.ts';
import { membershipPolicy } from './membership.policy.ts';
import { MembershipStatus } from './membership-status.ts';

/**
 * Loads a membership that the viewer manages and locks it together with the viewer's own, in the order of their ids.
 * Of two admins who remove each other at once, the second is no admin any more when it gets the lock.
 * @throws NotFound, Forbidden
 */
export async function loadManagedMember(
  em: EntityManager,
  viewer: Viewer,
  memberId: string,
): Promise<Membership> {
  if (!isMember(viewer)) throw Forbidden();
  const { institutionId, membershipId } = viewer;
  const locked = await em.find(
    Membership,
    { id: { $in: [membershipId, memberId] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: QueryOrder.ASC } },
  );
  const actor = locked.find(({ id }) => id === membershipId);
  const member = locked.find(({ id }) => id === memberId);
  if (!member) throw NotFound('Member');
  if (actor?.status !== MembershipStatus.ACTIVE) throw Forbidden();
  const asOfNow = { ...viewer, role: actor.role, isOwner: actor.isOwner };
  if (!membershipPolicy.manage(asOfNow, { id: member.id, institutionId, isOwner: member.isOwner }))
    throw Forbidden();
  return member;
}
