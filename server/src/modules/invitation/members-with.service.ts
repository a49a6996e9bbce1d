import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '#kernel/role';

/** An active member with an address. */
export interface MemberWithEmail {
  email: string;
  accountId: string;
  role: Role;
  isOwner: boolean;
  /** Members with access by seat can be invited. */
  access: 'member' | 'seat';
}

// Looks only into the institution: whether an address has an account elsewhere makes no difference.
const FIND = `
  select a.email, m.account_id as "accountId", m.role, m.is_owner as "isOwner", m.access
  from json_array_elements_text(?::json) as given (email)
  join account a on a.email = given.email
  join membership m on m.institution_id = ? and m.account_id = a.id and m.status = 'active'`;

/** Returns the active members with the given addresses. Removed ones can be invited again. */
export const membersWith = (
  em: EntityManager,
  institutionId: string,
  emails: readonly string[],
): Promise<MemberWithEmail[]> => em.execute(FIND, [JSON.stringify(emails), institutionId]);
