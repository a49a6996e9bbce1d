import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '#kernel/role';
import { arrayOf } from '#platform/database/array';

/** An active member with an address. */
export interface MemberWithEmail {
  email: string;
  accountId: string;
  role: Role;
  isOwner: boolean;
  /** Members with access by seat can be invited. */
  access: 'member' | 'seat';
}

const ACCOUNTS = `
  select a.id, a.email from json_array_elements_text(?::json) as given (email) join account a on a.email = given.email`;

// Looks only into the institution: whether an address has an account elsewhere makes no difference.
const MEMBERS = `
  select m.account_id as "accountId", m.role, m.is_owner as "isOwner", m.access
  from membership m where m.institution_id = ? and m.account_id = any(?::uuid[]) and m.status = 'active'`;

/** Returns the active members with the given addresses. Removed ones can be invited again. */
export async function membersWith(
  em: EntityManager,
  institutionId: string,
  emails: readonly string[],
): Promise<MemberWithEmail[]> {
  const accounts = await em.execute<{ id: string; email: string }[]>(ACCOUNTS, [JSON.stringify(emails)]);
  const emailOf = new Map(accounts.map(({ id, email }) => [id, email]));
  const ids = arrayOf([...emailOf.keys()]);
  const members = await em.execute<Omit<MemberWithEmail, 'email'>[]>(MEMBERS, [institutionId, ids]);
  return members.map((member) => Object.assign(member, { email: emailOf.get(member.accountId)! }));
}
