import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../graphql/context.ts';
import { ErrorCode, Refusal } from '../graphql/errors.ts';
import { addressedInstitution } from '../institution/institution.service.ts';
import { Account } from './account.entity.ts';
import { countTry, extend, giveBack, startAnew } from './attempts.ts';
import { networkOf } from '../graphql/address.ts';
import { limitAddress, OF_ADDRESS, SIGN_IN_FAILURES } from './limits.ts';
import { isPassword } from './password.ts';
import { Turns } from './semaphore.ts';
import { type SignedIn, signInTo } from './session.service.ts';

interface Credentials {
  email: string;
  password: string;
  institution?: string | null;
}

/** The document's text for a wrong e-mail or password (document 1, section 8). */
const WrongCredentials = () => new Refusal(ErrorCode.UNAUTHENTICATED, 'Unauthorized');

/** Of one account's passwords one is compared at a time: those that wait behind it may be right, and are not counted. */
const turns = new Turns();

/**
 * Signs in with e-mail and password.
 * @throws 401 'Unauthorized', TooMany after too many failures, what `addressedInstitution` and `signInTo` throw
 */
export async function signIn(context: Context, credentials: Credentials): Promise<SignedIn> {
  await limitAddress(context, OF_ADDRESS.signIn);
  const institution = await addressedInstitution(context, credentials.institution);
  const account = await proveAccount(context, credentials);
  if (!account) throw WrongCredentials();
  return signInTo(context, account, institution);
}

/**
 * The account of an e-mail and a password; null where one of them is wrong, which counts as a failure to sign in.
 * @throws TooMany after too many failures
 */
export const proveAccount = (
  context: Context,
  credentials: Pick<Credentials, 'email' | 'password'>,
): Promise<Account | null> => turns.run(credentials.email, () => accountOf(context, credentials));

/**
 * A try counts as a failure before the password is compared, so that no number of tries at once gets past the limit; a
 * right one is given back. Whether the account exists changes nothing of what is done, or how long it takes.
 */
async function accountOf(
  context: Context,
  { email, password }: Pick<Credentials, 'email' | 'password'>,
): Promise<Account | null> {
  const em = context.services.orm.em.fork();
  const account = await em.findOne(Account, { email });
  const isKnown = await isKnownPlace(context, account);
  // Who tries passwords from elsewhere does not lock the owner out at home.
  const subject = isKnown ? atHome(email) : email;
  await countTry(em, SIGN_IN_FAILURES, subject);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    await noteFailure(context, account, subject);
    return null;
  }
  await giveBack(em, SIGN_IN_FAILURES, subject);
  return account;
}

const atHome = (email: string) => `${email} at home`;

/** Lets an account be tried anew, wherever from: its owner has another password now. */
export async function forgetFailures(em: EntityManager, email: string): Promise<void> {
  for (const subject of [email, atHome(email)]) await startAnew(em, SIGN_IN_FAILURES, subject);
}

/** In one transaction, so that it takes as long whether there is an account, whose institutions' audit logs say it. */
function noteFailure(
  context: Context,
  account: Pick<Account, 'id'> | null,
  subject: string,
): Promise<unknown> {
  return context.transaction(async (em) => {
    await extend(em, SIGN_IN_FAILURES, subject);
    await em.execute('update account set sign_in_failed_at = clock_timestamp() where id = ?', [
      account?.id ?? null,
    ]);
  });
}

/** Whether the account has been signed in from the client's network before, in a session that is not forgotten yet. */
async function isKnownPlace(
  { services, transport }: Context,
  account: Pick<Account, 'id'> | null,
): Promise<boolean> {
  const rows = await services.orm.em
    .fork()
    .execute<{ address: string }[]>('select distinct address from session where account_id = ?', [
      account?.id ?? null,
    ]);
  const network = networkOf(transport.address);
  return rows.some(({ address }) => address !== '' && networkOf(address) === network);
}
