import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { Invalid, TooMany, Unauthenticated } from '#kernel/errors';
import { tokenHash } from '#kernel/token-hash';
import { addressedInstitution } from '#modules/institution/institution.service';
import { Account } from './account.entity.ts';
import { consume, extend, reset, hit } from '#platform/limits/attempts';
import { CODE_TRIES, limitAddress, OF_ADDRESS, WRONG_LINKS } from './account.limits.ts';
import { welcomeVerified } from '#modules/membership/welcome.service';
import { assertCanEnter } from './institution-rules.service.ts';
import { issueResetToken } from './password-reset.service.ts';
import { IS_IDLE } from './idle-session.sql.ts';
import { announce, liveSessions, newAccess, revoke, type SignedIn, signInTo } from './session.service.ts';
import { consumeCode, isLinkToken, isLiveCode } from './verification-code.service.ts';

// The same error for a wrong code, an expired code and an unknown address, so that strangers learn nothing.
const WrongCode = () => Invalid([{ field: 'code', message: 'That code is incorrect or expired.' }]);

interface Entry {
  email: string;
  /** Six digits, or the token of the mailed link. */
  code: string;
  /** Session with which the code was entered. Null for a visitor. */
  sessionId: string | null;
}

/**
 * Verifies an e-mail address by the mailed code or link. A session of the account continues. Without one, the
 * caller proves the mailbox but not the registration: see `claimAccount`.
 * @throws Invalid when the code is wrong, TooMany after too many wrong ones
 */
export async function verifyEmail(
  context: Context,
  { code, email: given }: { code: string; email?: string | null },
): Promise<SignedIn> {
  const { viewer } = context;
  const email = viewer.email ?? given;
  if (!email) throw Unauthenticated();
  if (given && given !== email)
    throw Invalid([{ field: 'email', message: 'You’re signed in with another email address.' }]);
  const sessionId = viewer.sessionId ?? (await sessionOfCookie(context, email));
  const entry = { email, code, sessionId };
  return sessionId ? verifySession(context, entry, sessionId) : claimAccount(context, entry);
}

/** Returns the account's live session of the refresh cookie, which a reloaded page may not know yet. */
async function sessionOfCookie({ services, transport }: Context, email: string): Promise<string | null> {
  if (!transport.refreshToken) return null;
  const [session] = await services.orm.em.fork().execute<{ id: string }[]>(
    `select s.id from refresh_token t
     join session s on s.id = t.session_id and s.revoked_at is null and s.expires_at > now() and not ${IS_IDLE}
     join account a on a.id = s.account_id
     where t.token_hash = ? and t.used_at is null and a.email = ?`,
    [tokenHash(transport.refreshToken), email],
  );
  return session?.id ?? null;
}

/** Verifies the account for the browser that has one of its sessions, and ends its other sessions. */
async function verifySession(context: Context, entry: Entry, sessionId: string): Promise<SignedIn> {
  const { account, sessions } = await enterCode(context, entry, async (em, found) => {
    // The same code was sent twice: the second request finds the work done.
    if (found.isVerified) return { account: found, sessions: [] };
    if (!(await consumeCode(em, found.id))) return null;
    await reset(em, CODE_TRIES.own, entry.email);
    found.isVerified = true;
    await em.flush();
    const live = await liveSessions(em, found.id);
    await revoke(
      em,
      live.filter((id) => id !== sessionId),
    );
    await welcomeVerified(em, found.id);
    return { account: found, sessions: live };
  });
  await announce(context.services, sessions);
  return newAccess(context, account, sessionId);
}

/**
 * Gives an account to the owner of its mailbox. Someone else may have registered it: all sessions end, the
 * password is removed, and the result has a token to choose another. Locks in the order of `resetPassword`.
 */
async function claimAccount(context: Context, entry: Entry): Promise<SignedIn> {
  await limitAddress(context, OF_ADDRESS.verification);
  const institution = await addressedInstitution(context, null);
  assertCanEnter(context, { isSuperAdmin: false }, institution); // before the code is used up
  const { account, ended, passwordResetToken } = await enterCode(context, entry, async (em, found) => {
    const token = await issueResetToken(em, found.id);
    if (!(await consumeCode(em, found.id))) return null;
    const isNew = !found.isVerified;
    found.isVerified = true;
    found.passwordHash = null;
    await em.flush();
    const revoked = await revoke(em, await liveSessions(em, found.id));
    if (isNew) await welcomeVerified(em, found.id);
    return { account: found, ended: revoked, passwordResetToken: token };
  });
  await announce(context.services, ended);
  return { ...(await signInTo(context, account, institution)), passwordResetToken };
}

/**
 * Compares a code and applies the result in the same transaction. Throws after the commit, because throwing
 * inside would roll back the counter. `apply` returns null when another request consumed the code first.
 */
async function enterCode<Result>(
  context: Context,
  entry: Entry,
  apply: (em: EntityManager, account: Account) => Promise<Result | null>,
): Promise<Result> {
  const { wait, result } = await context.transaction(async (em) => {
    const secondsToWait = await consumeTry(em, entry);
    if (secondsToWait !== null) return { wait: secondsToWait, result: null };
    const account = await em.findOne(Account, { email: entry.email });
    const isRight = await isRightCode(em, context, account, entry);
    const done = account && isRight ? await apply(em, account) : null;
    if (!done) await keepTry(em, entry);
    return { wait: null, result: done };
  });
  if (wait !== null) throw TooMany(triesOf(entry).message, wait);
  if (result) return result;
  if (isLinkToken(entry.code))
    await consume(context.services.orm.em.fork(), WRONG_LINKS, rateLimitKey(context.transport.address));
  throw WrongCode();
}

async function isRightCode(
  em: EntityManager,
  { services }: Context,
  account: Account | null,
  { code, sessionId }: Entry,
): Promise<boolean> {
  const isLive = await isLiveCode(em, services.config, account?.id ?? null, code);
  const isDone = sessionId !== null && account !== null && account.isVerified;
  return isLive || isDone;
}

const triesOf = ({ sessionId }: Entry) => (sessionId ? CODE_TRIES.own : CODE_TRIES.visitor);

/**
 * Counts before comparing and locks the counter's row: concurrent tries, and a replacement of the code, wait
 * for each other. Returns the seconds to wait when no tries are left.
 */
const consumeTry = async (em: EntityManager, entry: Entry): Promise<number | null> =>
  isLinkToken(entry.code) ? null : hit(em, triesOf(entry), entry.email);

/** Ensures that no more wrong tries than the limit fit into a code's lifetime of ten minutes. */
const keepTry = async (em: EntityManager, entry: Entry): Promise<void> => {
  if (!isLinkToken(entry.code)) await extend(em, triesOf(entry), entry.email);
};
