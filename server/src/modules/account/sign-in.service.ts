import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { ErrorCode, AppError } from '#kernel/errors';
import { addressedInstitution } from '#modules/institution/institution.service';
import { Account } from './account.entity.ts';
import { consume, extend, refund, reset, resetAll } from '#platform/limits/attempts';
import { KeyedMutex } from '#platform/limits/keyed-mutex';
import { knownDevice } from './known-device.service.ts';
import { limitAddress, OF_ADDRESS, SIGN_IN_FAILURES } from './account.limits.ts';
import { isPassword } from './password.service.ts';
import { TwoFactorRequired, withSecondFactor } from './second-factor.service.ts';
import { type SignedIn, signInTo } from './session.service.ts';

interface Credentials {
  email: string;
  password: string;
  institution?: string | null;
  code?: string | null;
}

/** Error for wrong credentials; text of document 1, section 8. */
const WrongCredentials = () => new AppError(ErrorCode.UNAUTHENTICATED, 'Unauthorized');

/** Compares one password at a time per place: waiting ones may be right and are not counted yet. */
const mutex = new KeyedMutex();

/**
 * Signs in with e-mail address and password.
 * @throws Unauthenticated 'Unauthorized', TwoFactorRequired without the code that the account requires, Invalid when
 * it is wrong, TooMany after too many failures, errors of `addressedInstitution` and `signInTo`
 */
export async function signIn(context: Context, credentials: Credentials): Promise<SignedIn> {
  await limitAddress(context, OF_ADDRESS.signIn);
  const institution = await addressedInstitution(context, credentials.institution);
  const account = await proveAccount(context, credentials);
  if (!account) throw WrongCredentials();
  if (!account.twoFactorAt) return signInTo(context, account, institution);
  if (!credentials.code) throw TwoFactorRequired();
  return withSecondFactor(context, account, credentials.code, (secondFactor) =>
    signInTo(context, account, institution, { secondFactor }),
  );
}

/**
 * Returns the account of an e-mail address and password, or null when they do not match, which counts as a
 * failed sign-in.
 * @throws TooMany after too many failures
 */
export async function proveAccount(
  context: Context,
  credentials: Pick<Credentials, 'email' | 'password'>,
): Promise<Account | null> {
  const account = await context.services.orm.em.fork().findOne(Account, { email: credentials.email });
  const counts = await countsOf(context, credentials.email, account);
  const { limit, subject } = counts[0]!;
  return mutex.run(`${limit.name}:${subject}`, () => comparePassword(context, account, credentials, counts));
}

/**
 * Counts a failure before comparing the password, so that concurrent tries cannot exceed the limit; a match
 * is refunded. Does the same work whether the account exists or not.
 */
async function comparePassword(
  context: Context,
  account: Account | null,
  { password }: Pick<Credentials, 'password'>,
  counts: FailureCount[],
): Promise<Account | null> {
  const em = context.services.orm.em.fork();
  for (const { limit, subject } of counts) await consume(em, limit, subject);
  const refundAll = async () => {
    for (const { limit, subject } of counts) await refund(em, limit, subject);
  };
  let isRight: boolean;
  try {
    isRight = await isPassword(
      password,
      account?.passwordHash ?? null,
      rateLimitKey(context.transport.address),
    );
  } catch (error) {
    await refundAll(); // nothing was compared
    throw error;
  }
  if (!account || !isRight) {
    await recordFailure(context, account, counts);
    return null;
  }
  await refundAll();
  return account;
}

interface FailureCount {
  limit: (typeof SIGN_IN_FAILURES)[keyof typeof SIGN_IN_FAILURES];
  subject: string;
}

/**
 * Returns the counters of failed sign-ins. They depend on how well the place is known, so that nobody can
 * lock out an account's owner (OWASP, device cookies): a browser that has signed in before has its own
 * counter, even on an attacker's network. Other browsers share that of their network, and from new networks
 * also one per account.
 */
async function countsOf(
  context: Context,
  email: string,
  account: Pick<Account, 'id'> | null,
): Promise<FailureCount[]> {
  const isFamiliar = await isFamiliarNetwork(context, account);
  const device = knownDevice(context, account?.id ?? null);
  if (device) return [inBrowser(email, device)];
  return [fromNetwork(context, email), ...(isFamiliar ? [] : [fromAnywhere(email)])];
}

const inBrowser = (email: string, device: string): FailureCount => ({
  limit: SIGN_IN_FAILURES.here,
  subject: `${email} in ${device}`,
});

const fromNetwork = ({ transport }: Context, email: string): FailureCount => ({
  limit: SIGN_IN_FAILURES.here,
  subject: `${email} from ${rateLimitKey(transport.address)}`,
});

const fromAnywhere = (email: string): FailureCount => ({
  limit: SIGN_IN_FAILURES.newNetworks,
  subject: email,
});

/** Resets all failed sign-ins of an account after its password was changed. Locks in the order of `recordFailure`. */
export async function resetFailures(em: EntityManager, email: string): Promise<void> {
  await resetAll(em, SIGN_IN_FAILURES.here, `${email} `);
  const { limit, subject } = fromAnywhere(email);
  await reset(em, limit, subject);
}

/** Records a failure in one transaction, so that the duration does not reveal whether the account exists. */
function recordFailure(
  context: Context,
  account: Pick<Account, 'id'> | null,
  counts: FailureCount[],
): Promise<unknown> {
  return context.transaction(async (em) => {
    for (const { limit, subject } of counts) await extend(em, limit, subject);
    await em.execute('update account set sign_in_failed_at = clock_timestamp() where id = ?', [
      account?.id ?? null,
    ]);
  });
}

/** Returns whether the account has signed in from the client's network before. */
async function isFamiliarNetwork(
  { services, transport }: Context,
  account: Pick<Account, 'id'> | null,
): Promise<boolean> {
  const rows = await services.orm.em
    .fork()
    .execute<{ address: string }[]>('select distinct address from session where account_id = ?', [
      account?.id ?? null,
    ]);
  const network = rateLimitKey(transport.address);
  return rows.some(({ address }) => address !== '' && rateLimitKey(address) === network);
}
