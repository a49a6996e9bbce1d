import type { Context } from '#platform/request/context';
import { ErrorCode, AppError } from '#kernel/errors';
import { addressedInstitution } from '#modules/institution/institution.service';
import { Account } from './account.entity.ts';
import { consume, refund } from '#platform/limits/attempts';
import { KeyedMutex } from '#platform/limits/keyed-mutex';
import { rateLimitKey } from '#kernel/address';
import { limitAddress, OF_ADDRESS, SIGN_IN_FAILURES } from './account.limits.ts';
import { isPassword } from './password.service.ts';
import { TwoFactorRequired, withSecondFactor } from './second-factor.service.ts';
import { type SignedIn, signInTo } from './session.service.ts';
import { type FailureCount, failureCountsOf, recordFailure } from './sign-in-failures.service.ts';

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
  const institution = await addressedInstitution(context, credentials.institution, {
    isForSignIn: true,
  });
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
  const counts = await failureCountsOf(context, credentials.email, account, SIGN_IN_FAILURES);
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
  { email, password }: Pick<Credentials, 'email' | 'password'>,
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
    await recordFailure(context, email, account, counts);
    return null;
  }
  await refundAll();
  return account;
}
