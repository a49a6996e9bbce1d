import { type EntityManager, LockMode, QueryOrder } from '@mikro-orm/postgresql';
import { Role } from '#kernel/role';
import { MembershipStatus } from './membership-status.enums.ts';
import { Membership } from './membership.entity.ts';

/**
 * Locks a membership and those of the institution's admins, so that the last two admins cannot leave at the
 * same time.
 */
export const lockAdminsAnd = (em: EntityManager, id: string): Promise<Membership[]> =>
  em.find(
    Membership,
    { $or: [{ id }, { status: MembershipStatus.ACTIVE, $or: [{ isOwner: true }, { role: Role.ADMIN }] }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: QueryOrder.ASC } },
  );

/** Returns whether an institution would lose its owner or its last admin with a member. */
export const isLastManager = (member: Membership, admins: Membership[]): boolean =>
  member.isOwner || (member.role === Role.ADMIN && admins.every(({ id }) => id === member.id));
