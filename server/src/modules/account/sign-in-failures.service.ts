import type { EntityManager } from '@mikro-orm/postgresql';
import { rateLimitKey } from '#kernel/address';
import { extend, hit, isReached, type Limit, reset, resetAll } from '#platform/limits/attempts';
import { enqueueJob } from '#platform/jobs/queue';
import type { Context } from '#platform/request/context';
import type { Account } from './account.entity.ts';
import { SIGN_IN_FAILURES, SIGN_IN_WARNINGS } from './account.limits.ts';
import { knownDevice } from './known-device.service.ts';
import { MAIL_SIGN_IN_WARNING, type SignInWarning } from './sign-in-warning.service.ts';

/** Counter of failures. */
export interface FailureCount {
  limit: Limit;
  subject: string;
}

/**
 * Returns the counters of failed sign-ins. They depend on how well the place is known, so that nobody can
 * lock out an account's owner (OWASP, device cookies): a browser that has signed in before has its own
 * counter, even on an attacker's network. Other browsers share that of their network, and from new networks
 * also one per account.
 * @param subject e-mail address or ID of the account
 */
export async function failureCountsOf(
  context: Context,
  subject: string,
  account: Pick<Account, 'id'> | null,
  limits: { here: Limit; newNetworks: Limit },
): Promise<FailureCount[]> {
  const isFamiliar = await isFamiliarNetwork(context, account);
  const device = knownDevice(context, account?.id ?? null);
  if (device) return [{ limit: limits.here, subject: `${subject} in ${device}` }];
  const network = rateLimitKey(context.transport.address);
  const fromNetwork = { limit: limits.here, subject: `${subject} from ${network}` };
  return isFamiliar ? [fromNetwork] : [fromNetwork, { limit: limits.newNetworks, subject }];
}

/** Resets all failed sign-ins of an account after its password was changed. Locks in the order of `recordFailure`. */
export async function resetFailures(em: EntityManager, email: string): Promise<void> {
  await resetAll(em, SIGN_IN_FAILURES.here, `${email} `);
  await reset(em, SIGN_IN_FAILURES.newNetworks, email);
}

/** Records a wrong password in one transaction, so that the duration does not reveal whether the account exists. */
export function recordFailure(
  context: Context,
  email: string,
  account: Pick<Account, 'id'> | null,
  counts: readonly FailureCount[],
): Promise<unknown> {
  return context.transaction(async (em) => {
    for (const { limit, subject } of counts) await extend(em, limit, subject);
    await warnOwner(em, context, { email, about: 'password' }, counts);
    await em.execute('update account set sign_in_failed_at = clock_timestamp() where id = ?', [
      account?.id ?? null,
    ]);
  });
}

/**
 * Enqueues a mail to the owner of an address when a counter of failures has reached its limit: one in 15 minutes, and a few a
 * day. Does the same whether an account has the address or not.
 */
export async function warnOwner(
  em: EntityManager,
  { transport }: Context,
  { email, about }: Pick<SignInWarning, 'email' | 'about'>,
  counts: readonly FailureCount[],
): Promise<void> {
  const reached = await isReached(em, counts);
  if (!reached) return;
  for (const limit of [SIGN_IN_WARNINGS.aWindow, SIGN_IN_WARNINGS.aDay])
    if ((await hit(em, limit, email)) !== null) return;
  const namespace = transport.hostNamespace;
  await enqueueJob(em, MAIL_SIGN_IN_WARNING, {
    email,
    about,
    address: transport.address,
    namespace,
    share: namespace,
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
