import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import { assertMember, authorize } from '#kernel/authorize';
import { Forbidden, NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { Membership } from './membership.entity.ts';
import { membershipPolicy } from './membership.policy.ts';
import { MembershipStatus } from './membership-status.enums.ts';

interface Locked {
  /** Membership of the viewer. */
  actor: Membership;
  member: Membership;
  /** The viewer with the role as of the lock. */
  viewer: Viewer;
}

/**
 * Loads a membership and the viewer's own and locks both in the order of their IDs.
 * @throws NotFound, Forbidden
 */
export async function lockActorAnd(em: EntityManager, viewer: Viewer, memberId: string): Promise<Locked> {
  assertMember(viewer);
  const { membershipId } = viewer;
  const locked = await em.find(
    Membership,
    { id: { $in: [membershipId, memberId] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: QueryOrder.ASC } },
  );
  const actor = locked.find(({ id }) => id === membershipId);
  const member = locked.find(({ id }) => id === memberId);
  if (!member) throw NotFound('Member');
  if (actor?.status !== MembershipStatus.ACTIVE) throw Forbidden();
  return { actor, member, viewer: { ...viewer, role: actor.role, isOwner: actor.isOwner } };
}

/**
 * Loads a membership that the viewer manages and locks both. When two admins remove each other, the second is no longer an
 * admin when it gets the lock.
 * @throws NotFound, Forbidden
 */
export async function loadManagedMember(
  em: EntityManager,
  viewer: Viewer,
  memberId: string,
): Promise<Membership> {
  const { member, viewer: asOfNow } = await lockActorAnd(em, viewer, memberId);
  authorize(asOfNow, membershipPolicy.manage, {
    id: member.id,
    institutionId: member.institution.id,
    isOwner: member.isOwner,
    role: member.role,
  });
  return member;
}
