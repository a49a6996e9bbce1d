import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { rateLimitKey } from '#kernel/address';
import { Conflict, Invalid } from '#kernel/errors';
import { VISITOR } from '#kernel/viewer';
import { tokenHash } from '#kernel/token-hash';
import { Account } from '#modules/account/account.entity';
import { limitAddress, OF_ADDRESS, WRONG_LINKS } from '#modules/account/account.limits';
import { rememberDevice } from '#modules/account/known-device.service';
import { membershipsOf } from '#modules/account/memberships-of.service';
import { issueResetToken } from '#modules/account/password-reset.service';
import { announce, liveSessions, revoke } from '#modules/account/session.service';
import { resetFailures } from '#modules/account/sign-in-failures.service';
import { announceTokens, revokeTokensBy } from '#modules/token/token.service';
import { deletePasskeys } from '#modules/passkey/passkey.service';
import { enterInstitution } from '#platform/database/enter-institution';
import { consume } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { emailChangeMessages } from './email-change.rules.ts';
import { isReserved } from './reserved-address.service.ts';

const InvalidLink = (message: string) => Invalid([{ field: 'token', message }]);
const TakenAddress = () => Conflict('Another account uses this email address now.');

interface FoundChange {
  id: string;
  accountId: string;
  oldEmail: string;
  newEmail: string;
  sessionId: string;
  isConfirmed: boolean;
  isExpired: boolean;
  isPast: boolean;
}

/**
 * Changes the e-mail address of an account with the link that the new address got. The session that requested it continues, the
 * others end, as do links that the old address got.
 * @throws Invalid when the token is wrong, expired or used; Conflict when another account has the address by now; TooMany
 */
export async function confirmEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string }> {
  const change = await findChange(context, 'confirm_token_hash', token);
  if (!change) throw InvalidLink(emailChangeMessages.link);
  if (change.isConfirmed) throw InvalidLink(emailChangeMessages.used);
  if (change.isExpired) throw InvalidLink(emailChangeMessages.expired);
  const { accountId, newEmail, sessionId } = change;
  const sessions = await asOwner(context, change, async (em, account) => {
    const used = await em.execute<{ id: string }[]>(
      'update email_change set confirmed_at = now() where id = ? and confirmed_at is null and expires_at > now() returning id',
      [change.id],
    );
    if (used.length === 0) throw InvalidLink(emailChangeMessages.used);
    await moveTo(em, account, newEmail);
    const live = await liveSessions(em, accountId);
    await revoke(
      em,
      live.filter((id) => id !== sessionId),
    );
    return live;
  });
  await announce(context.services, sessions);
  return { email: newEmail };
}

/**
 * Takes a change of the e-mail address back with the link that the old address got, also when it was not confirmed yet. The
 * person who requested it knew the password: the account loses its password, sessions, passkeys, API tokens and calendar
 * feeds, and its owner chooses a new password.
 * @throws Invalid when the token is wrong or expired, Conflict when another account has the address by now, TooMany
 */
export async function undoEmailChange(
  context: Context,
  { token }: { token: string },
): Promise<{ email: string; passwordResetToken: string }> {
  const change = await findChange(context, 'undo_token_hash', token);
  if (!change || change.isPast) throw InvalidLink(emailChangeMessages.undo);
  const { accountId, oldEmail } = change;
  const { ended, tokenIds, passwordResetToken } = await asOwner(context, change, async (em, account) => {
    const used = await em.execute<{ id: string }[]>('delete from email_change where id = ? returning id', [
      change.id,
    ]);
    if (used.length === 0) throw InvalidLink(emailChangeMessages.undo);
    await em.execute('delete from email_change where account_id = ? and id > ?', [accountId, change.id]);
    await moveTo(em, account, oldEmail);
    account.passwordHash = null;
    await em.flush();
    await deletePasskeys(em, accountId);
    return {
      tokenIds: await endSecrets(em, accountId),
      passwordResetToken: await issueResetToken(em, accountId),
      ended: await revoke(em, await liveSessions(em, accountId)),
    };
  });
  rememberDevice(context, accountId);
  await announce(context.services, ended);
  await announceTokens(context.services, tokenIds);
  return { email: oldEmail, passwordResetToken };
}

/**
 * Ends everything else that gives access to what the account reads: its API tokens and its calendar feeds. Somebody who knew
 * the password may have made or replaced them. Returns the IDs of the tokens.
 */
async function endSecrets(em: EntityManager, accountId: string): Promise<string[]> {
  const tokenIds: string[] = [];
  for (const { institutionId, id } of await membershipsOf(em, accountId)) {
    await enterInstitution(em, institutionId);
    tokenIds.push(...(await revokeTokensBy(em, institutionId, id)));
    await em.execute('delete from calendar_feed where institution_id = ? and membership_id = ?', [
      institutionId,
      id,
    ]);
  }
  return tokenIds;
}

/** Returns the change of a link, or null. A wrong link counts against the network. */
async function findChange(
  context: Context,
  column: 'confirm_token_hash' | 'undo_token_hash',
  token: string,
): Promise<FoundChange | null> {
  await limitAddress(context, OF_ADDRESS.emailChange);
  const em = context.services.orm.em.fork();
  const [found] = await em.execute<FoundChange[]>(
    `select id, account_id as "accountId", old_email as "oldEmail", new_email as "newEmail", session_id as "sessionId",
       confirmed_at is not null as "isConfirmed", expires_at <= now() as "isExpired", undo_expires_at <= now() as "isPast"
     from email_change where ${column} = ?`,
    [tokenHash(token)],
  );
  if (!found) await consume(em, WRONG_LINKS, rateLimitKey(context.transport.address));
  return found ?? null;
}

/**
 * Runs a transaction of the account. Locks counters and links before the account, as signing in and resetting a password do, to
 * avoid deadlocks. Of concurrent claims of an address one succeeds.
 */
function asOwner<Result>(
  context: Context,
  { accountId, oldEmail, newEmail }: FoundChange,
  work: (em: EntityManager, account: Account) => Promise<Result>,
): Promise<Result> {
  const owner = context.as({ ...VISITOR, accountId });
  return owner
    .transaction(async (em) => {
      for (const email of [oldEmail, newEmail]) await resetFailures(em, email);
      await endResetLinks(em, accountId);
      const account = await em.findOneOrFail(Account, accountId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      return work(em, account);
    })
    .catch((error: unknown) => {
      throw error instanceof UniqueConstraintViolationException ? TakenAddress() : error;
    });
}

const endResetLinks = (em: EntityManager, accountId: string) =>
  em.execute('delete from password_reset where account_id = ?', [accountId]);

/**
 * Gives the account another address, and its memberships, which are mailed there. Links that the former address got end.
 * @throws Conflict when another account may still take the address back
 */
async function moveTo(em: EntityManager, account: Account, email: string): Promise<void> {
  const former = account.email;
  if (former === email) return;
  if (await isReserved(em, email, account.id)) throw TakenAddress();
  await endResetLinks(em, account.id); // one that was made before the account was locked
  account.email = email;
  await em.flush();
  for (const { institutionId, id } of await membershipsOf(em, account.id)) {
    await enterInstitution(em, institutionId);
    await em.execute(
      'update membership set contact_email = ? where institution_id = ? and id = ? and contact_email = ?',
      [email, institutionId, id, former],
    );
  }
}
