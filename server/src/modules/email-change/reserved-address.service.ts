import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Returns whether an account gave up the address so recently that it can still take it back. Nobody else may use it before, or
 * that way back would be blocked.
 * @param accountId account that may use its own former address
 */
export async function isReserved(
  em: EntityManager,
  email: string,
  accountId: string | null = null,
): Promise<boolean> {
  const [row] = await em.execute<{ isReserved: boolean }[]>(
    `select exists (
       select from email_change
       where old_email = ? and confirmed_at is not null and undo_expires_at > now() and account_id is distinct from ?
     ) as "isReserved"`,
    [email, accountId],
  );
  return row!.isReserved;
}
