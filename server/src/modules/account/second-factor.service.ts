import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { rateLimitKey } from '#kernel/address';
import { AppError, ErrorCode, Invalid } from '#kernel/errors';
import { consume, extend, refund } from '#platform/limits/attempts';
import { addressee } from './addressee.service.ts';
import type { Account } from './account.entity.ts';
import { TWO_FACTOR_FAILURES } from './account.limits.ts';
import { knownDevice } from './known-device.service.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { type FailureCount, warnOwner } from './sign-in-failures.service.ts';
import { authenticatorSecret, recoveryHash, stepOfCode } from './two-factor-secrets.service.ts';
import { normalizeCode, twoFactorMessages } from './two-factor.rules.ts';

type Owner = Pick<Account, 'id' | 'email' | 'firstName' | 'twoFactorAt'>;

/** Proof of a second factor. Consumes the code in the transaction that it allows. */
export type SecondFactor = (em: EntityManager) => Promise<void>;

/** Error for a sign-in without the code that the account requires. */
export const TwoFactorRequired = () => new AppError(ErrorCode.TWO_FACTOR_REQUIRED, twoFactorMessages.code);

/** Error for a wrong code. During the set-up of an app there are no recovery codes to use instead. */
const WrongCode = ({ twoFactorAt }: Owner) =>
  Invalid([
    { field: 'code', message: twoFactorAt ? twoFactorMessages.wrongCode : twoFactorMessages.wrongAppCode },
  ]);

/**
 * Runs work that a code of the account allows. Counts a failure before comparing, so that concurrent tries cannot
 * exceed the limit; a success is refunded.
 * @throws Invalid when the code is wrong or used, TooMany after too many failures
 */
export async function withSecondFactor<Result>(
  context: Context,
  account: Owner,
  code: string,
  work: (prove: SecondFactor) => Promise<Result>,
): Promise<Result> {
  const em = context.services.orm.em.fork();
  const counts = countsOf(context, account.id);
  for (const { limit, subject } of counts) await consume(em, limit, subject);
  let isWrong = false;
  try {
    return await work(async (writing) => {
      isWrong = !(await consumeCode(writing, context, account, normalizeCode(code)));
      if (isWrong) throw WrongCode(account);
    });
  } finally {
    if (isWrong) await recordWrongCode(context, account, counts);
    else for (const { limit, subject } of counts) await refund(em, limit, subject);
  }
}

function recordWrongCode(context: Context, { email }: Owner, counts: readonly FailureCount[]): Promise<void> {
  return context.transaction(async (em) => {
    for (const { limit, subject } of counts) await extend(em, limit, subject);
    await warnOwner(em, context, { email, about: 'code' }, counts);
  });
}

/** Returns the counters of wrong codes: a browser that has signed in before has its own, so strangers lock out nobody. */
function countsOf(context: Context, accountId: string): FailureCount[] {
  const device = knownDevice(context, accountId);
  if (device) return [{ limit: TWO_FACTOR_FAILURES.here, subject: `${accountId} in ${device}` }];
  const network = rateLimitKey(context.transport.address);
  return [
    { limit: TWO_FACTOR_FAILURES.here, subject: `${accountId} from ${network}` },
    { limit: TWO_FACTOR_FAILURES.newBrowsers, subject: accountId },
  ];
}

/** Consumes a code of the app or a recovery code. Returns false when it is wrong or was used, also concurrently. */
async function consumeCode(
  em: EntityManager,
  context: Context,
  account: Owner,
  code: string,
): Promise<boolean> {
  if (await consumeStep(em, context, account.id, code)) return true;
  const used = await em.execute<{ id: string }[]>(
    'delete from recovery_code where account_id = ? and code_hash = ? returning id',
    [account.id, recoveryHash(code)],
  );
  if (used.length === 0) return false;
  await enqueueMail(em, {
    to: account.email,
    template: 'two-factor-changed',
    data: { change: 'recovery-code-used', ...addressee(account, context.transport.hostNamespace) },
  });
  return true;
}

/**
 * Consumes a code of the authenticator app. The update moves the last step only forwards, so of concurrent uses of a
 * code one succeeds.
 */
async function consumeStep(
  em: EntityManager,
  { services }: Context,
  accountId: string,
  code: string,
): Promise<boolean> {
  const [setUp] = await em.execute<{ id: string }[]>('select id from two_factor where account_id = ?', [
    accountId,
  ]);
  if (!setUp) return false;
  const step = stepOfCode(authenticatorSecret(services.config.jwtSecret, accountId, setUp.id), code);
  if (step === null) return false;
  const used = await em.execute<{ id: string }[]>(
    'update two_factor set last_step = ? where id = ? and last_step < ? returning id',
    [step, setUp.id, step],
  );
  return used.length > 0;
}
