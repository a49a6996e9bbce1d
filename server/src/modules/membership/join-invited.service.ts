import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Account } from '#modules/account/account.entity';
import { announceSessionsOf } from '#modules/account/session.service';
import type { Transaction } from '#platform/request/context';
import { publish } from '#platform/domain-event/publish';
import { Unauthenticated } from '#kernel/errors';
import { Role } from '#kernel/role';
import { assertWithinLimit, lockStudentLimit } from '#modules/billing/student-limit.service';
import { insertMember } from './join.service.ts';
import { MembershipAccess } from './membership-access.enums.ts';
import { MembershipStatus } from './membership-status.enums.ts';
import { Membership } from './membership.entity.ts';

/** Order of the roles: each has the permissions of those before. */
export const RANK: Record<Role, number> = { [Role.STUDENT]: 0, [Role.INSTRUCTOR]: 1, [Role.ADMIN]: 2 };

/**
 * Makes an account a member of the transaction's institution as an admin invited it: a removed member is
 * restored with the new role, an active one keeps a higher role. Returns the membership.
 * @throws Conflict with PLAN_LIMIT for a student beyond the limit of the plan
 */
export async function joinInvited(
  transaction: Transaction,
  { accountId, institutionId, role }: { accountId: string; institutionId: string; role: Role },
): Promise<Membership> {
  const { em } = transaction;
  const joined = await insertMember(em, { accountId, institutionId, role, access: `'member'` });
  const limit = !joined && role === Role.STUDENT ? await lockStudentLimit(em, institutionId) : null;
  const member = await lockMember(em, accountId);
  const wasActive = member.status === MembershipStatus.ACTIVE;
  if (!joined) await applyInvitation(transaction, member, role);
  if (limit && !wasActive) await assertWithinLimit(em, limit, 'person');
  return member;
}

async function lockMember(em: EntityManager, accountId: string): Promise<Membership> {
  const member = await em.findOne(Membership, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!member) throw Unauthenticated(); // the account was deleted in the meantime
  return member;
}

async function applyInvitation(transaction: Transaction, member: Membership, role: Role): Promise<void> {
  const institutionId = member.institution.id;
  const ids = [member.id];
  const wasRemoved = member.status === MembershipStatus.DEACTIVATED;
  const isRaised = wasRemoved ? member.role !== role : RANK[role] > RANK[member.role];
  if (member.erasedAt) await nameAgain(transaction, member);
  member.status = MembershipStatus.ACTIVE;
  member.access = MembershipAccess.MEMBER;
  if (isRaised) member.role = role;
  if (wasRemoved) await publish({ type: 'member.restored', institutionId, ids }, transaction);
  if (isRaised) await publish({ type: 'member.role_changed', institutionId, ids }, transaction);
  await transaction.em.flush();
  await announceSessionsOf(transaction, member);
}

/** Restores the name and the address of an erased member from the account, when the person comes back. */
async function nameAgain({ em }: Transaction, member: Membership): Promise<void> {
  const { firstName, lastName, email } = await em.findOneOrFail(Account, { id: member.accountId });
  Object.assign(member, { firstName, lastName, contactEmail: email, erasedAt: null });
}
