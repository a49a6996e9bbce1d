import type { EntityManager } from '@mikro-orm/postgresql';
import { isActiveMembership, OPEN_TO_OWNER_SQL } from '#platform/request/session-cache';
import { Forbidden } from '#kernel/errors';
import { VISITOR } from '#kernel/viewer';
import { NotOpenYet } from '#modules/institution/approval.service';
import type { Institution } from '#modules/institution/institution.entity';
import type { Statement } from '#platform/read/reader';
import type { Transaction } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import { joinAsStudent } from './join.service.ts';

/** Key of a membership. */
export interface MembershipKey {
  institutionId: string;
  id: string;
}

/** A membership with what decides whether its institution can be entered. */
export type FoundMembership = MembershipKey & {
  isOwner: boolean;
  institution: Pick<Institution, 'name' | 'allowedAddresses'>;
};

const FOUND = `json_build_object('institutionId', m.institution_id, 'id', m.id, 'isOwner', m.is_owner,
  'institution', json_build_object('name', i.name, 'allowedAddresses', i.allowed_addresses))`;
const FROM = 'from membership m join institution i on i.id = m.institution_id';
const IN = `select ${FOUND}::text ${FROM}
  where m.account_id = $1 and m.institution_id = $2 and ${isActiveMembership('$2')}`;
const LATEST = `select json_agg(${FOUND} order by i.suspended_at is not null, m.last_used_at desc)::text ${FROM}
  where m.account_id = $1 and (i.suspended_at is null or (m.is_owner and ${OPEN_TO_OWNER_SQL})) and ${isActiveMembership('m.institution_id')}`;

/** Returns an account's membership in an institution if it gives access, otherwise null. */
export const membershipIn = (services: Services, institutionId: string, accountId: string) =>
  readOwn<FoundMembership>(
    services,
    { name: 'membership_in', text: IN, values: [accountId, institutionId] },
    accountId,
  );

/**
 * Returns the most recently used membership of an account that gives access to an institution that is not suspended, or null.
 * One whose institution can be entered comes before the others. Institutions that the account closed are last.
 */
export async function latestMembership(
  services: Services,
  accountId: string,
  canEnter: (membership: FoundMembership) => boolean,
): Promise<FoundMembership | null> {
  const statement = { name: 'latest_membership', text: LATEST, values: [accountId] };
  const all = (await readOwn<FoundMembership[]>(services, statement, accountId)) ?? [];
  return all.find(canEnter) ?? all[0] ?? null;
}

/** Reads outside of institutions, where an account sees all of its own memberships and enrollments. */
export async function readOwn<Found>(
  { runStatements }: Services,
  statement: Statement,
  accountId: string,
): Promise<Found | null> {
  const [json] = await runStatements({ ...VISITOR, accountId }, [statement]);
  return json ? (JSON.parse(json) as Found) : null;
}

/** Marks a membership as most recently used. The transaction must be in its institution. */
export async function touch(em: EntityManager, { institutionId, id }: MembershipKey): Promise<void> {
  await em.execute('update membership set last_used_at = ? where institution_id = ? and id = ?', [
    new Date(),
    institutionId,
    id,
  ]);
}

/**
 * Makes an account a student of the transaction's institution, and reports it to open screens.
 * @throws Forbidden when it awaits its approval, accepts no new members, or has removed the account
 */
export async function join(
  { em, context, afterCommit }: Transaction,
  institution: Institution,
  accountId: string,
): Promise<MembershipKey> {
  if (institution.pendingSince) throw NotOpenYet(institution);
  if (!institution.isSignUpOpen) throw SignUpClosed(institution);
  const institutionId = institution.id;
  const id = await joinAsStudent(em, { accountId, institutionId });
  afterCommit(() => context.services.bus.publish('billingChanged', { institutionId }));
  return { institutionId, id };
}

const SignUpClosed = ({ name }: Pick<Institution, 'name'>) =>
  Forbidden(`${name} isn’t accepting new members. Ask its staff for access.`);
