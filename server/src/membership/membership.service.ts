import type { EntityManager } from '@mikro-orm/postgresql';
import { Forbidden } from '../graphql/errors.ts';
import type { Institution } from '../institution/institution.entity.ts';
import { joinAsStudent } from './join.ts';

/** A membership by its key. */
export interface MembershipKey {
  institutionId: string;
  id: string;
}

const COLUMNS = 'select m.institution_id as "institutionId", m.id from membership m';

/** Returns an account's active membership in an institution; null without one. */
export async function membershipIn(
  em: EntityManager,
  institutionId: string,
  accountId: string,
): Promise<MembershipKey | null> {
  const [row] = await em.execute<MembershipKey[]>(
    `${COLUMNS} where m.institution_id = ? and m.account_id = ? and m.status = 'active'`,
    [institutionId, accountId],
  );
  return row ?? null;
}

/** Returns the active membership that an account used last, in an institution that is not suspended; null without one. */
export async function latestMembership(em: EntityManager, accountId: string): Promise<MembershipKey | null> {
  const [row] = await em.execute<MembershipKey[]>(
    `${COLUMNS} join institution i on i.id = m.institution_id and i.suspended_at is null
     where m.account_id = ? and m.status = 'active' order by m.last_used_at desc limit 1`,
    [accountId],
  );
  return row ?? null;
}

/** Marks a membership as the latest used; the transaction must be of its institution. */
export async function touch(em: EntityManager, { institutionId, id }: MembershipKey): Promise<void> {
  await em.execute('update membership set last_used_at = now() where institution_id = ? and id = ?', [
    institutionId,
    id,
  ]);
}

/**
 * Makes an account a student of the transaction's institution.
 * @throws Forbidden where that takes no new members, or has removed the account
 */
export async function join(
  em: EntityManager,
  institution: Institution,
  accountId: string,
): Promise<MembershipKey> {
  if (!institution.isSignUpOpen) throw SignUpClosed(institution);
  const institutionId = institution.id;
  return { institutionId, id: await joinAsStudent(em, { accountId, institutionId }) };
}

const SignUpClosed = ({ name }: Pick<Institution, 'name'>) =>
  Forbidden(`${name} does not take new members. Ask its staff to let you in.`);
