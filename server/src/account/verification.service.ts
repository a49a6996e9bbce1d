import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import type { Context } from '../graphql/context.ts';
import { Conflict, Invalid, TooMany, Unauthenticated } from '../graphql/errors.ts';
import { addressedInstitution } from '../institution/institution.service.ts';
import { queueMail } from '../mail/mail.ts';
import { Account } from './account.entity.ts';
import { startAnew, tryOnce } from './attempts.ts';
import { CODE_MAILS, CODE_TRIES, limitAddress, limitMail, OF_ADDRESS } from './limits.ts';
import { codeHash, isSameHash, newCode } from './secrets.ts';
import { announce, liveSessions, newAccess, type SignedIn, signInTo } from './session.service.ts';

/** Minutes that a code is valid (product.md, 4). */
const CODE_MINUTES = 10;

// One answer for a wrong code, an old one, and an address that no account has: a stranger learns nothing from it.
const WrongCode = () =>
  Invalid([{ field: 'code', message: 'This code is not correct, or is no longer valid.' }]);

/** Gives an account a code in place of any other, and mails it. */
export async function sendCode(
  em: EntityManager,
  config: Config,
  account: Pick<Account, 'id' | 'email' | 'firstName'>,
  namespace: string | null,
): Promise<void> {
  const code = newCode();
  await em.execute(
    `insert into verification_code (id, account_id, code_hash, expires_at)
     values (?, ?, ?, now() + ? * interval '1 minute')
     on conflict (account_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [uuidv7(), account.id, codeHash(config.jwtSecret, account.id, code), CODE_MINUTES],
  );
  await queueMail(em, {
    to: account.email,
    template: 'verification-code',
    data: {
      code,
      minutes: String(CODE_MINUTES),
      ...(account.firstName && { firstName: account.firstName }),
      ...(namespace && { namespace }),
    },
  });
}

/**
 * Sends an account's code again. Limits and answer are the same for addresses that no account has.
 * @throws TooMany
 */
export async function resendCode(context: Context, email: string): Promise<void> {
  const { services, transport } = context;
  await limitMail(context, CODE_MAILS, email);
  await context.transaction(async (em) => {
    await startAnew(em, CODE_TRIES, email); // first, for its lock: see takeCode
    const account = await em.findOne(Account, { email });
    if (account && !account.isVerified) await sendCode(em, services.config, account, transport.hostNamespace);
  });
}

/** As `resendCode`, for whom the session speaks. @throws Conflict where there is nothing to verify */
export async function resendOwnCode(context: Context): Promise<void> {
  const { email, isVerified } = context.viewer;
  if (isVerified || !email) throw Conflict('Your email address is verified already.');
  await resendCode(context, email);
}

/** As `resendCode`, for anybody. */
export async function resendCodeTo(context: Context, email: string): Promise<void> {
  await limitAddress(context, OF_ADDRESS.verification);
  await resendCode(context, email);
}

/**
 * Verifies an e-mail address by its code: the viewer's, or without one the given, which signs in: the code proves the
 * mailbox. Every session of the account may go on at once.
 * @throws Invalid where the code is wrong, TooMany after five wrong ones
 */
export async function verifyEmail(
  context: Context,
  { code, email: given }: { code: string; email?: string | null },
): Promise<SignedIn> {
  const { viewer, services } = context;
  const email = viewer.email ?? given;
  if (!email) throw Unauthenticated();
  if (given && given !== email)
    throw Invalid([{ field: 'email', message: 'You are signed in with another email address.' }]);
  await limitAddress(context, OF_ADDRESS.verification);
  const institution = viewer.accountId ? null : await addressedInstitution(context, null);

  const { account, wait, sessions } = await context.transaction((em) => takeCode(em, context, email, code));
  if (wait !== null) throw TooMany(CODE_TRIES.message, wait);
  if (!account) throw WrongCode();
  await announce(services, sessions);
  return viewer.sessionId
    ? newAccess(context, account, viewer.sessionId)
    : signInTo(context, account, institution);
}

interface Taken {
  /** Null where the code was wrong. */
  account: Account | null;
  /** Seconds until the next code may be tried; null where this one was. */
  wait: number | null;
  sessions: string[];
}

/**
 * Counts and compares under the lock of the count's row: a code that is sent meanwhile waits, so that each code is
 * compared at most so often. Refuses by value: to throw would undo the count.
 */
async function takeCode(em: EntityManager, context: Context, email: string, code: string): Promise<Taken> {
  const { viewer, services } = context;
  const refused = { account: null, sessions: [] };
  const wait = await tryOnce(em, CODE_TRIES, email);
  if (wait !== null) return { ...refused, wait };

  const account = await em.findOne(Account, { email });
  const [kept] = await em.execute<{ codeHash: string }[]>(
    'select code_hash as "codeHash" from verification_code where account_id = ? and expires_at > now()',
    [account?.id ?? null],
  );
  const hash = codeHash(services.config.jwtSecret, account?.id ?? '', code);
  // Sent twice at once, the second finds the work done.
  const isDone = account !== null && account.isVerified && account.id === viewer.accountId;
  if (!account || (!isDone && !(kept && isSameHash(kept.codeHash, hash)))) return { ...refused, wait };

  await em.execute('delete from verification_code where account_id = ?', [account.id]);
  await startAnew(em, CODE_TRIES, email);
  account.isVerified = true;
  await em.flush();
  return { account, wait, sessions: await liveSessions(em, account.id) };
}
