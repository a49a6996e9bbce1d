import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';

/**
 * Makes an account a student of the transaction's institution, unless it is a member already. Gives the membership's
 * id. Safe when done twice at once: the second waits for the first and finds its row.
 */
export async function joinAsStudent(
  em: EntityManager,
  { accountId, institutionId }: { accountId: string; institutionId: string },
): Promise<string> {
  const [joined] = await em.execute<{ id: string }[]>(
    `insert into membership (institution_id, id, account_id, role, first_name, last_name, contact_email)
     select ?, ?, a.id, 'student', a.first_name, a.last_name, a.email from account a where a.id = ?
     on conflict (institution_id, account_id) do nothing returning id`,
    [institutionId, uuidv7(), accountId],
  );
  if (joined) return joined.id;
  const [member] = await em.execute<{ id: string }[]>(
    'select id from membership where institution_id = ? and account_id = ?',
    [institutionId, accountId],
  );
  return member!.id;
}
