import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Account } from '../account/account.entity.ts';
import { Forbidden } from '../graphql/errors.ts';
import type { Institution } from '../institution/institution.entity.ts';
import { Role } from './role.ts';

/** A membership by its key. */
export interface MembershipKey {
  institutionId: string;
  id: string;
}

type Person = Pick<Account, 'id' | 'firstName' | 'lastName' | 'email'>;

const COLUMNS = 'select m.institution_id as "institutionId", m.id from membership m';

/** An account's membership in an institution; null without one. */
export async function membershipIn(
  em: EntityManager,
  institutionId: string,
  accountId: string,
): Promise<MembershipKey | null> {
  const [row] = await em.execute<MembershipKey[]>(
    `${COLUMNS} where m.institution_id = ? and m.account_id = ?`,
    [institutionId, accountId],
  );
  return row ?? null;
}

/** The membership that an account used last, in an institution that is not suspended; null without one. */
export async function latestMembership(em: EntityManager, accountId: string): Promise<MembershipKey | null> {
  const [row] = await em.execute<MembershipKey[]>(
    `${COLUMNS} join institution i on i.id = m.institution_id and i.suspended_at is null
     where m.account_id = ? order by m.last_used_at desc limit 1`,
    [accountId],
  );
  return row ?? null;
}

/** Makes an account a student of the transaction's institution, unless it is a member already. */
export async function joinAsStudent(
  em: EntityManager,
  institutionId: string,
  person: Person,
): Promise<MembershipKey> {
  await em.execute(
    `insert into membership (institution_id, id, account_id, role, first_name, last_name, contact_email)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (institution_id, account_id) do nothing`,
    [institutionId, uuidv7(), person.id, Role.STUDENT, person.firstName, person.lastName, person.email],
  );
  return (await membershipIn(em, institutionId, person.id))!;
}

/**
 * The membership that a session is for, marked as the latest used; where `known` is null, one made in `institution`.
 * @throws Forbidden where that takes no new members
 */
export async function touch(
  em: EntityManager,
  {
    account,
    institution,
    known,
  }: { account: Person; institution: Institution | null; known: MembershipKey | null },
): Promise<MembershipKey> {
  if (!known) {
    if (!institution?.isSignUpOpen) throw SignUpClosed(institution!);
    return joinAsStudent(em, institution.id, account);
  }
  await em.execute('update membership set last_used_at = now() where institution_id = ? and id = ?', [
    known.institutionId,
    known.id,
  ]);
  return known;
}

export const SignUpClosed = ({ name }: Pick<Institution, 'name'>) =>
  Forbidden(`${name} does not take new members. Ask its staff to let you in.`);
