import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Unauthenticated } from '#kernel/errors';
import { Role } from '#kernel/role';
import { assertWithinLimit, lockStudentLimit } from '#modules/billing/student-limit.service';
import { Removed } from './hold-membership.service.ts';
import { welcomeMember } from './welcome.service.ts';
import { MembershipStatus } from './membership-status.enums.ts';

/**
 * Makes an account a student of the transaction's institution unless it is a member. While sign-up is closed,
 * the membership has the access SEAT and is reactivated by each new seat. Returns its ID. Concurrent calls
 * are serialized. The membership cannot be removed until the transaction ends.
 * @throws Forbidden when the institution removed the account: only its admins can restore it; Conflict with PLAN_LIMIT
 */
export async function joinAsStudent(
  em: EntityManager,
  { accountId, institutionId }: { accountId: string; institutionId: string },
): Promise<string> {
  const access = `case when i.is_sign_up_open then 'member' else 'seat' end`;
  const joined = await insertMember(em, { accountId, institutionId, role: Role.STUDENT, access });
  if (joined) return joined;
  const [member] = await em.execute<{ id: string; status: MembershipStatus; mayGrow: boolean }[]>(
    `select m.id, m.status, m.access = 'seat' and i.is_sign_up_open as "mayGrow"
     from membership m join institution i on i.id = m.institution_id
     where m.institution_id = ? and m.account_id = ? for key share of m`,
    [institutionId, accountId],
  );
  if (!member) throw Unauthenticated(); // the account was deleted in the meantime
  if (member.status !== MembershipStatus.ACTIVE) throw Removed();
  if (member.mayGrow)
    await em.execute(`update membership set access = 'member' where institution_id = ? and id = ?`, [
      institutionId,
      member.id,
    ]);
  return member.id;
}

interface NewMember {
  accountId: string;
  institutionId: string;
  role: Role;
  /** SQL of the access, with the institution as `i`. */
  access: string;
}

/** Data of an account that a new membership takes over, and the access that the institution gives. */
interface Person {
  firstName: string;
  lastName: string;
  email: string;
  access: string;
}

/**
 * Adds a member unless the account is one, removed or not, and welcomes it. Returns the ID of the new membership, or null.
 * @throws Conflict with PLAN_LIMIT for a student beyond the limit of the plan
 */
export async function insertMember(
  em: EntityManager,
  { accountId, institutionId, role, access }: NewMember,
): Promise<string | null> {
  // Two statements: accounts are not on the nodes of institutions (decision 0149).
  const [person] = await em.execute<Person[]>(
    `select a.first_name as "firstName", a.last_name as "lastName", a.email, ${access} as access
     from account a join institution i on i.id = ? where a.id = ? and a.deleted_at is null for key share of a`,
    [institutionId, accountId],
  );
  if (!person) return null;
  const now = new Date();
  const { firstName, lastName, email } = person;
  const [joined] = await em.execute<{ id: string }[]>(
    `insert into membership (institution_id, id, created_at, last_used_at, account_id, role, access, first_name, last_name, contact_email)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (institution_id, account_id) do nothing returning id`,
    [institutionId, uuidv7(), now, now, accountId, role, person.access, firstName, lastName, email],
  );
  if (!joined) return null;
  if (role === Role.STUDENT) await assertWithinLimit(em, await lockStudentLimit(em, institutionId), 'person');
  await welcomeMember(em, { institutionId, id: joined.id });
  return joined.id;
}
