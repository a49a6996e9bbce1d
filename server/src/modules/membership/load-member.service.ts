import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import { assertMember, authorize } from '#kernel/authorize';
import { Forbidden, NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { Membership } from './membership.entity.ts';
import { membershipPolicy } from './membership.policy.ts';
import { MembershipStatus } from './membership-status.enums.ts';

/**
 * Loads a membership that the viewer manages and locks both memberships in the order of their IDs. When two
 * admins remove each other, the second is no longer an admin when it gets the lock.
 * @throws NotFound, Forbidden
 */
export async function loadManagedMember(
  em: EntityManager,
  viewer: Viewer,
  memberId: string,
): Promise<Membership> {
  assertMember(viewer);
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
  const asOfNow: Viewer = { ...viewer, role: actor.role, isOwner: actor.isOwner };
  authorize(asOfNow, membershipPolicy.manage, {
    id: member.id,
    institutionId,
    isOwner: member.isOwner,
    role: member.role,
  });
  return member;
}
