import type { EntityManager } from '@mikro-orm/postgresql';
import { ACTIVE_MEMBERSHIP_SQL } from '#platform/request/authentication';
import { Forbidden } from '#kernel/errors';
import { VISITOR } from '#kernel/viewer';
import type { Institution } from '#modules/institution/institution.entity';
import type { Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';
import { joinAsStudent } from './join.ts';

/** A membership by its key. */
export interface MembershipKey {
  institutionId: string;
  id: string;
}

const FIND = `select json_build_object('institutionId', m.institution_id, 'id', m.id)::text
  from membership m join institution i on i.id = m.institution_id`;
const IN = `${FIND} where m.account_id = $1 and m.institution_id = $2 and ${ACTIVE_MEMBERSHIP_SQL}`;
const LATEST = `${FIND} where m.account_id = $1 and i.suspended_at is null and ${ACTIVE_MEMBERSHIP_SQL}
  order by m.last_used_at desc limit 1`;

/** Returns an account's membership in an institution, where it gives access; null without one. */
export const membershipIn = (services: Services, institutionId: string, accountId: string) =>
  findMembership(
    services,
    { name: 'membership_in', text: IN, values: [accountId, institutionId] },
    accountId,
  );

/**
 * Returns the membership that an account used last, where it gives access, in an institution that is not suspended; null
 * without one.
 */
export const latestMembership = (services: Services, accountId: string) =>
  findMembership(services, { name: 'latest_membership', text: LATEST, values: [accountId] }, accountId);

/** Reads outside every institution, where an account sees all of its own memberships and enrollments. */
async function findMembership(
  { runStatements }: Services,
  statement: Statement,
  accountId: string,
): Promise<MembershipKey | null> {
  const [json] = await runStatements({ ...VISITOR, accountId }, [statement]);
  return json ? (JSON.parse(json) as MembershipKey) : null;
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
