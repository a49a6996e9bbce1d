import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { Invalid, TooMany, Unauthenticated } from '#kernel/errors';
import { addressedInstitution } from '#modules/institution/institution.service';
import { Account } from './account.entity.ts';
import { consume, extend, reset, hit } from '#platform/limits/attempts';
import { CODE_TRIES, limitAddress, OF_ADDRESS, WRONG_LINKS } from './limits.ts';
import { issueResetToken } from './password-reset.service.ts';
import { tokenHash } from './secrets.ts';
import { announce, liveSessions, newAccess, revoke, type SignedIn, signInTo } from './session.service.ts';
import { consumeCode, isLinkToken, isLiveCode } from './verification-code.ts';

// One answer for a wrong code, an old one, and an address that no account has: a stranger learns nothing from it.
const WrongCode = () =>
  Invalid([{ field: 'code', message: 'This code is not correct, or is no longer valid.' }]);

interface Entry {
  email: string;
  /** Six digits, or the token of the mailed link. */
  code: string;
  /** Session of the account that the code was entered with; null for a visitor. */
  sessionId: string | null;
}

/**
 * Verifies an e-mail address by the code or the link that was mailed to it. A session of the account goes on. Without
 * one the caller proves the mailbox but not the registration: see `claimAccount`.
 * @throws Invalid where the code is wrong, TooMany after too many wrong ones
 */
export async function verifyEmail(
  context: Context,
  { code, email: given }: { code: string; email?: string | null },
): Promise<SignedIn> {
  const { viewer } = context;
  const email = viewer.email ?? given;
  if (!email) throw Unauthenticated();
  if (given && given !== email)
    throw Invalid([{ field: 'email', message: 'You are signed in with another email address.' }]);
  const sessionId = viewer.sessionId ?? (await sessionOfCookie(context, email));
  const entry = { email, code, sessionId };
  return sessionId ? verifySession(context, entry, sessionId) : claimAccount(context, entry);
}

/** The live session of the account whose refresh token the browser keeps, which a reloaded page may not know of yet. */
async function sessionOfCookie({ services, transport }: Context, email: string): Promise<string | null> {
  if (!transport.refreshToken) return null;
  const [session] = await services.orm.em.fork().execute<{ id: string }[]>(
    `select s.id from refresh_token t
     join session s on s.id = t.session_id and s.revoked_at is null and s.expires_at > now()
     join account a on a.id = s.account_id
     where t.token_hash = ? and t.used_at is null and a.email = ?`,
    [tokenHash(transport.refreshToken), email],
  );
  return session?.id ?? null;
}

/** Verifies the account for the browser that has a session of it. Its other sessions end. */
async function verifySession(context: Context, entry: Entry, sessionId: string): Promise<SignedIn> {
  const { account, sessions } = await enterCode(context, entry, async (em, found) => {
    // The same code sent twice at once: the second finds the work done.
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
    return { account: found, sessions: live };
  });
  await announce(context.services, sessions);
  return newAccess(context, account, sessionId);
}

/**
 * Gives an account to the owner of its mailbox. Whoever registered it may be somebody else: every session ends, the
 * password stops working, and the answer has a token to choose another. Locks in the order of `resetPassword`.
 */
async function claimAccount(context: Context, entry: Entry): Promise<SignedIn> {
  await limitAddress(context, OF_ADDRESS.verification);
  const institution = await addressedInstitution(context, null);
  const { account, ended, passwordResetToken } = await enterCode(context, entry, async (em, found) => {
    const token = await issueResetToken(em, found.id);
    if (!(await consumeCode(em, found.id))) return null;
    found.isVerified = true;
    found.passwordHash = null;
    await em.flush();
    return {
      account: found,
      ended: await revoke(em, await liveSessions(em, found.id)),
      passwordResetToken: token,
    };
  });
  await announce(context.services, ended);
  return { ...(await signInTo(context, account, institution)), passwordResetToken };
}

/**
 * Compares a code and does what follows in the same transaction. Refuses after the commit: to throw inside would undo
 * the count. `apply` returns null where another request used the code first.
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
 * Counts before the comparison and locks the count's row: parallel tries wait for each other, and so does a code that
 * replaces the one compared. Returns the seconds to wait where the tries are used up.
 */
const consumeTry = async (em: EntityManager, entry: Entry): Promise<number | null> =>
  isLinkToken(entry.code) ? null : hit(em, triesOf(entry), entry.email);

/** No ten minutes, the life of a code, hold more wrong tries than the limit. */
const keepTry = async (em: EntityManager, entry: Entry): Promise<void> => {
  if (!isLinkToken(entry.code)) await extend(em, triesOf(entry), entry.email);
};
