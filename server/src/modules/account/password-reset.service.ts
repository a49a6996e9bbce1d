import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/request/context';
import { Invalid } from '#kernel/errors';
import { rateLimitKey } from '#kernel/address';
import { createJobContext } from '#platform/request/job-context';
import { VISITOR } from '#kernel/viewer';
import { tokenHash } from '#kernel/token-hash';
import { addressedInstitution } from '#modules/institution/institution.service';
import { defineJob } from '#platform/jobs/job';
import { URGENT_RANK } from '#platform/jobs/lanes';
import { enqueueJob, type Shared } from '#platform/jobs/queue';
import { deletePasskeys } from '#modules/passkey/passkey.service';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { Services } from '#platform/request/services';
import { Account } from './account.entity.ts';
import { addressee } from './addressee.service.ts';
import { messages } from './account.rules.ts';
import { welcomeVerified } from '#modules/membership/welcome.service';
import { consume } from '#platform/limits/attempts';
import { assertLongEnoughFor } from './institution-rules.service.ts';
import { rememberDevice } from './known-device.service.ts';
import { limitAddress, limitMail, OF_ADDRESS, RESET_MAILS, WRONG_LINKS } from './account.limits.ts';
import { hashPassword } from './password.service.ts';
import { newToken } from './secrets.service.ts';
import { announce, liveSessions, revoke } from './session.service.ts';
import { resetFailures } from './sign-in-failures.service.ts';

/** Minutes for which a link is valid. */
export const LINK_MINUTES = 30;

/** A request for a password reset link. */
export interface PasswordResetRequest {
  requestId: string;
  email: string;
  /** Institution of the request's host. The link leads there. */
  namespace: string | null;
}

// The same error for a wrong, an expired and a used token.
const InvalidLink = () => Invalid([{ field: 'token', message: messages.link }]);

/**
 * Enqueues the mail with a reset link. The job looks the account up, so that neither the answer nor its
 * duration reveals whether it exists.
 * @throws TooMany, also for addresses without an account; errors of `addressedInstitution`
 */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await limitAddress(context, OF_ADDRESS.passwordReset);
  const institution = await addressedInstitution(context, null); // a link never leads to a foreign host
  await limitMail(context, RESET_MAILS, email);
  const namespace = institution?.namespace ?? null;
  const request = { requestId: uuidv7(), email, namespace, share: namespace };
  await context.transaction((em) => enqueueJob(em, MAIL_PASSWORD_RESET, request));
}

/** Runs the job of a request: replaces the link and sends its mail. Idempotent. */
async function mailPasswordReset(
  services: Services,
  { requestId, email, namespace }: PasswordResetRequest,
): Promise<void> {
  await createJobContext(services, null, 'mail-password-reset').transaction(async (em) => {
    const account = await em.findOne(Account, { email });
    const token = newToken();
    const isMade = account && (await keepLink(em, requestId, account.id, token));
    if (!isMade || (await isFormerAddress(em, account))) return;
    await enqueueMail(em, {
      to: account.email,
      template: 'password-reset',
      data: { token, minutes: LINK_MINUTES, ...addressee(account, namespace) },
    });
  });
}

/**
 * Returns whether the account has got another address since it was read. Then the link ends, because the former address must not
 * get it. The link that was stored waits for such a change.
 */
async function isFormerAddress(
  em: EntityManager,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<boolean> {
  const ended = await em.execute<{ id: string }[]>(
    `delete from password_reset r using account a
     where r.account_id = ? and a.id = r.account_id and a.email <> ? returning r.id`,
    [id, email],
  );
  return ended.length > 0;
}

/** Replaces the link and returns its token, for a caller that has already proved access to the mailbox. */
export async function issueResetToken(em: EntityManager, accountId: string): Promise<string> {
  const token = newToken();
  await keepLink(em, uuidv7(), accountId, token);
  return token;
}

/** Returns false when this request or a later one has already stored its link. */
async function keepLink(
  em: EntityManager,
  requestId: string,
  accountId: string,
  token: string,
): Promise<boolean> {
  const kept = await em.execute<{ id: string }[]>(
    `insert into password_reset as r (id, account_id, token_hash, expires_at)
     values (?, ?, ?, now() + ? * interval '1 minute')
     on conflict (account_id) do update set
       id = excluded.id, token_hash = excluded.token_hash, expires_at = excluded.expires_at
     where r.id < excluded.id returning id`,
    [requestId, accountId, tokenHash(token), LINK_MINUTES],
  );
  return kept.length > 0;
}

/**
 * Sets a new password with the token of a link, which also proves the mailbox and so verifies the account. Ends all sessions
 * on every instance, and removes all passkeys: one of them may be of somebody who knew the old password.
 * @throws Invalid when the token is wrong, expired or used, or the password shorter than an institution requires; TooMany
 * after too many wrong ones from one network
 */
export async function resetPassword(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { services, transport } = context;
  const asked = services.orm.em.fork();
  const [found] = await asked.execute<{ accountId: string }[]>(
    'select account_id as "accountId" from password_reset where token_hash = ? and expires_at > now()',
    [tokenHash(token)],
  );
  if (!found) {
    await consume(asked, WRONG_LINKS, rateLimitKey(transport.address));
    throw InvalidLink();
  }
  await assertLongEnoughFor(context, found.accountId, password);
  const passwordHash = await hashPassword(password, rateLimitKey(transport.address));
  const owner = context.as({ ...VISITOR, accountId: found.accountId });
  const ended = await owner.transaction((em) => useLink(em, owner, token, passwordHash));
  if (!ended) throw InvalidLink();
  rememberDevice(context, found.accountId); // so that failures of strangers do not count against the owner
  await announce(services, ended);
}

/**
 * Consumes the link and sets the password atomically: of concurrent requests only one succeeds. Locks
 * counters and codes before the account, as signing in and verifying do, to avoid deadlocks.
 * @returns the ended sessions, or null when the link was used concurrently
 */
async function useLink(
  em: EntityManager,
  { viewer, transport }: Context,
  token: string,
  passwordHash: string,
): Promise<string[] | null> {
  const used = await em.execute<{ id: string }[]>(
    'delete from password_reset where account_id = ? and token_hash = ? and expires_at > now() returning id',
    [viewer.accountId, tokenHash(token)],
  );
  if (used.length === 0) return null;
  const account = await em.findOneOrFail(Account, viewer.accountId!);
  await resetFailures(em, account.email);
  await em.execute('delete from verification_code where account_id = ?', [account.id]);
  account.passwordHash = passwordHash;
  const isNew = !account.isVerified;
  account.isVerified = true;
  await em.flush();
  await deletePasskeys(em, account.id);
  await mailPasswordChanged(em, account, transport.hostNamespace);
  const ended = await revoke(em, await liveSessions(em, account.id));
  if (isNew) await welcomeVerified(em, account.id);
  return ended;
}

/** Mails a notice of the changed password to an account. */
export const mailPasswordChanged = (
  em: EntityManager,
  account: Pick<Account, 'email' | 'firstName'>,
  namespace: string | null,
): Promise<void> =>
  enqueueMail(em, { to: account.email, template: 'password-changed', data: addressee(account, namespace) });

/** Mails the link of a password reset. */
export const MAIL_PASSWORD_RESET = defineJob({
  name: 'mail-password-reset',
  lane: 'urgent',
  firstRank: URGENT_RANK,
  run: (services, request: PasswordResetRequest & Shared) => mailPasswordReset(services, request),
});
