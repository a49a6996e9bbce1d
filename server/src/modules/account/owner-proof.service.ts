import type { EntityManager } from '@mikro-orm/postgresql';
import type { AfterCommit, Context } from '#platform/request/context';
import { Invalid } from '#kernel/errors';
import type { Account } from './account.entity.ts';
import { messages } from './account.rules.ts';
import { withSecondFactor } from './second-factor.service.ts';
import { proveAccount } from './sign-in.service.ts';
import { twoFactorMessages } from './two-factor.rules.ts';

const WrongPassword = () => Invalid([{ field: 'password', message: messages.currentPassword }]);
const MissingCode = () => Invalid([{ field: 'code', message: twoFactorMessages.code }]);

export interface OwnerProof {
  password: string;
  /** Required for accounts with two-factor authentication. */
  code?: string | null;
}

/**
 * Returns the viewer's account once its password, and a code when it has two-factor authentication, prove that its owner acts.
 * A stolen session alone opens no further way in.
 * @throws Invalid when the password or the code is wrong, TooMany after too many failures
 */
export const proveOwner = (context: Context, proof: OwnerProof): Promise<Account> =>
  withOwnerProof(context, proof, async (_em, _afterCommit, account) => account);

/**
 * Runs work in a transaction that the same proof allows: the code counts as used only when the work is done.
 * @throws Invalid when the password or the code is wrong, TooMany after too many failures
 */
export async function withOwnerProof<Result>(
  context: Context,
  { password, code }: OwnerProof,
  work: (em: EntityManager, afterCommit: AfterCommit, account: Account) => Promise<Result>,
): Promise<Result> {
  const account = await provePassword(context, password);
  if (!account.twoFactorAt) return context.transaction((em, afterCommit) => work(em, afterCommit, account));
  if (!code) throw MissingCode();
  return withSecondFactor(context, account, code, (prove) =>
    context.transaction(async (em, afterCommit) => {
      await prove(em);
      return work(em, afterCommit, account);
    }),
  );
}

/**
 * Returns the viewer's account once its password proves that its owner acts.
 * @throws Invalid when it is wrong, TooMany after too many failures
 */
export async function provePassword(context: Context, password: string): Promise<Account> {
  const account = await proveAccount(context, { email: context.viewer.email!, password });
  if (!account) throw WrongPassword();
  return account;
}
