import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Forbidden, Unauthenticated } from '../graphql/errors.ts';
import { MembershipStatus } from './membership-status.ts';

/**
 * Makes an account a student of the transaction's institution, unless it is a member already. Returns the membership's
 * id. Of two calls at once, the second waits for the first and finds its row. The membership cannot be removed until
 * the transaction ends.
 * @throws Forbidden where the institution removed the account: only its admins let it back in
 */
export async function joinAsStudent(
  em: EntityManager,
  { accountId, institutionId }: { accountId: string; institutionId: string },
): Promise<string> {
  const [joined] = await em.execute<{ id: string }[]>(
    `insert into membership (institution_id, id, account_id, role, first_name, last_name, contact_email)
     select ?, ?, a.id, 'student', a.first_name, a.last_name, a.email from account a
     where a.id = ? and a.deleted_at is null for key share
     on conflict (institution_id, account_id) do nothing returning id`,
    [institutionId, uuidv7(), accountId],
  );
  if (joined) return joined.id;
  const [member] = await em.execute<{ id: string; status: MembershipStatus }[]>(
    'select id, status from membership where institution_id = ? and account_id = ? for key share',
    [institutionId, accountId],
  );
  if (!member) throw Unauthenticated(); // the account was deleted in the meantime
  if (member.status !== MembershipStatus.ACTIVE) throw Removed();
  return member.id;
}

const Removed = () =>
  Forbidden('Your membership in this institution has ended. Ask its staff to let you back in.');
