import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { Invalid } from '#kernel/errors';
import type { Account } from './account.entity.ts';
import { messages } from './account.rules.ts';
import { assertLongEnoughFor } from './institution-rules.service.ts';
import { hashPassword } from './password.service.ts';
import { mailPasswordChanged } from './password-reset.service.ts';
import { announce, revokeOthers } from './session.service.ts';
import { resetFailures } from './sign-in-failures.service.ts';
import { proveAccount } from './sign-in.service.ts';

const WrongPassword = () => Invalid([{ field: 'currentPassword', message: messages.currentPassword }]);

/**
 * Changes the viewer's password and ends all other sessions. A wrong current password counts as a failed sign-in, so that a
 * stolen session does not bypass that limit.
 * @throws Invalid when the current password is wrong or the new one shorter than an institution requires, TooMany after too
 * many failures
 */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { viewer, services } = context;
  const account = await proveAccount(context, { email: viewer.email!, password: currentPassword });
  if (!account) throw WrongPassword();
  await assertLongEnoughFor(context, account.id, newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword, rateLimitKey(context.transport.address));
  const ended = await context.transaction((em) => replacePassword(em, context, account, passwordHash));
  if (!ended) throw WrongPassword();
  await announce(services, ended);
}

/** Locks in the order of `useLink` to avoid a deadlock. Returns null when the password was changed concurrently. */
async function replacePassword(
  em: EntityManager,
  { viewer, transport }: Context,
  account: Account,
  passwordHash: string,
): Promise<string[] | null> {
  await em.execute('delete from password_reset where account_id = ?', [account.id]);
  await resetFailures(em, account.email);
  const changed = await em.execute<{ id: string }[]>(
    'update account set password_hash = ? where id = ? and password_hash = ? returning id',
    [passwordHash, account.id, account.passwordHash],
  );
  if (changed.length === 0) return null;
  await mailPasswordChanged(em, account, transport.hostNamespace);
  return revokeOthers(em, viewer);
}
