import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '#kernel/role';
import { arrayOf } from '#platform/database/array';
import { publish } from '#platform/domain-event/publish';
import type { Transaction } from '#platform/request/context';
import { UNANSWERED } from './member-invitation.sql.ts';

// Two statements: accounts are not on the nodes of institutions (decision 0149).
const ADDRESS = `select a.email from account a where a.id = ?`;
const ACCOUNT = `select account_id as "accountId" from membership where institution_id = ? and id = ?`;
const LOCK = `
  select id from member_invitation
  where institution_id = ? and ${UNANSWERED} and (email = ? or (invited_by_id = ? and role <> ?)) order by id for update`;

/**
 * Locks the unanswered invitations by which a member could get a lost role back: those to the own address, and those of
 * staff that the member sent, which may be to another address of the same person. Call it before locking cohorts and the
 * membership, because accepting locks the invitation first. Returns their IDs.
 */
export async function lockInvitationsOf(
  em: EntityManager,
  institutionId: string,
  memberId: string,
): Promise<string[]> {
  const [member] = await em.execute<{ accountId: string }[]>(ACCOUNT, [institutionId, memberId]);
  if (!member) return [];
  const [account] = await em.execute<{ email: string }[]>(ADDRESS, [member.accountId]);
  const locked = await em.execute<{ id: string }[]>(LOCK, [
    institutionId,
    account!.email,
    memberId,
    Role.STUDENT,
  ]);
  return locked.map(({ id }) => id);
}

/** Cancels locked invitations: their links end. */
export async function cancelInvitations(
  transaction: Transaction,
  institutionId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.em.execute(
    `update member_invitation set cancelled_at = ? where institution_id = ? and id = any(?::uuid[])`,
    [new Date(), institutionId, arrayOf([...ids])],
  );
  await publish({ type: 'invitation.cancelled', institutionId, ids: [...ids] }, transaction);
}
