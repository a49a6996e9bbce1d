import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Unauthenticated } from '#kernel/errors';
import { Account } from '#modules/account/account.entity';
import { membershipsOf } from '#modules/account/memberships-of.service';
import { Membership } from '#modules/membership/membership.entity';
import type { MembershipKey } from '#modules/membership/membership.service';
import { enterInstitution } from '#platform/database/enter-institution';
import { pendingChanges } from '#platform/database/pending-changes';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';

/** Names to set; absent ones stay. */
export interface Name {
  firstName?: string;
  lastName?: string;
}

/** Sets the name of the viewer's account, and with it in all of its memberships. Needs no membership. */
export async function setName(context: Context, name: Name): Promise<void> {
  const { accountId } = context.viewer;
  if (!accountId) throw Unauthenticated();
  await context.transaction(async (em, afterCommit) => {
    if (!(await renameAccount(em, accountId, name))) return;
    for (const key of await membershipsOf(em, accountId)) {
      await enterInstitution(em, key.institutionId);
      const member = await lockMember(em, key);
      if (member.erasedAt) continue; // it has no name any more
      applyName(member, name);
      await publishUpdate(member, key, { em, context, afterCommit });
    }
  });
}

/**
 * Changes the name of an account, if another one is given. Locks the account before its memberships, as its deletion does.
 * Returns whether it changed.
 */
export async function renameAccount(em: EntityManager, accountId: string, name: Name): Promise<boolean> {
  if (name.firstName === undefined && name.lastName === undefined) return false;
  const account = await em.findOneOrFail(
    Account,
    { id: accountId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  applyName(account, name);
  const changes = pendingChanges(em, account);
  await em.flush();
  return changes !== null;
}

export function applyName(
  person: { firstName: string; lastName: string },
  { firstName, lastName }: Name,
): void {
  person.firstName = firstName ?? person.firstName;
  person.lastName = lastName ?? person.lastName;
}

/** Loads and locks a membership. */
export const lockMember = (em: EntityManager, { institutionId, id }: MembershipKey): Promise<Membership> =>
  em.findOneOrFail(Membership, { institution: institutionId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Publishes the update of a member, if anything changes. */
export async function publishUpdate(
  member: Membership,
  { institutionId, id }: MembershipKey,
  transaction: Transaction,
): Promise<void> {
  const changes = pendingChanges(transaction.em, member);
  if (!changes?.length) return;
  await publish({ type: 'member.updated', institutionId, ids: [id], changes }, transaction);
}
