import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Conflict, Forbidden, Invalid } from '#kernel/errors';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { TwoFactorChange } from '#platform/mail/templates/two-factor-changed';
import type { AfterCommit, Context } from '#platform/request/context';
import { Account } from './account.entity.ts';
import { accountPolicy } from './account.policy.ts';
import { addressee } from './addressee.service.ts';
import { requiringTwoFactor } from './institution-rules.service.ts';
import { type SecondFactor, withSecondFactor } from './second-factor.service.ts';
import { announce, liveSessions, revoke } from './session.service.ts';
import { provePassword } from './owner-proof.service.ts';
import {
  authenticatorSecret,
  authenticatorUri,
  newRecoveryCodes,
  recoveryHash,
} from './two-factor-secrets.service.ts';
import type { DisableTwoFactorForInput } from './two-factor.input.ts';
import { lostSecondFactorMessages } from './lost-second-factor.rules.ts';
import { normalizeCode } from './two-factor.rules.ts';

const AlreadyOn = () =>
  Conflict('Two-factor authentication is already on. Turn it off before you set up another app.');
const NotOn = () => Conflict('Two-factor authentication is off. Turn it on first.');
const StillRequired = (institution: string) =>
  Conflict(`${institution} requires two-factor authentication, so you can’t turn it off.`);
const OwnAccount = () =>
  Invalid([{ field: 'email', message: 'Turn off your own two-factor authentication in your settings.' }]);
const UnknownAddress = () => Invalid([{ field: 'email', message: lostSecondFactorMessages.unknownEmail }]);
const IsOff = () => Conflict('Two-factor authentication is already off for this account.');
const StaffNeedsIt = () =>
  Conflict('Turn on two-factor authentication for your own account before you turn it off for others.');

interface SetUp {
  secret: string;
  uri: string;
}

interface Proof {
  password: string;
  code: string;
}

/**
 * Starts the set-up of an authenticator app and replaces one that was not finished.
 * @throws Conflict when two-factor authentication is on
 */
export async function beginTwoFactor(context: Context): Promise<SetUp> {
  const { services, viewer } = context;
  const accountId = viewer.accountId!;
  const id = uuidv7();
  await context.transaction(async (em) => {
    await lockAccount(em, accountId, false);
    await em.execute(
      `insert into two_factor (id, account_id, last_step) values (?, ?, 0)
       on conflict (account_id) do update set id = excluded.id, last_step = 0`,
      [id, accountId],
    );
  });
  const secret = authenticatorSecret(services.config.jwtSecret, accountId, id);
  return { secret, uri: authenticatorUri(services.config.appName, viewer.email!, secret) };
}

/**
 * Turns two-factor authentication on with a code of the new app. Requires the password, so that nobody can lock out the
 * owner of an account from a stolen session.
 * @returns the recovery codes, which are not stored
 * @throws Invalid when the password or the code is wrong, Conflict when it is on, TooMany after too many failures
 */
export function enableTwoFactor(context: Context, proof: Proof): Promise<string[]> {
  return proved(context, proof, { isOn: false }, async (em, account, afterCommit) => {
    await em.execute('update account set two_factor_at = now(), two_factor_off_reason = null where id = ?', [
      account.id,
    ]);
    const sessionIds = await liveSessions(em, account.id);
    afterCommit(() => announce(context.services, sessionIds)); // they may enter institutions that require it
    return replaceCodes(em, context, account, 'on');
  });
}

/**
 * Turns two-factor authentication off.
 * @throws Invalid when the password or the code is wrong, Conflict when it is off or an institution requires it, TooMany
 * after too many failures
 */
export async function disableTwoFactor(context: Context, proof: Proof): Promise<void> {
  const requiring = await requiringTwoFactor(context, context.viewer.accountId!);
  if (requiring !== null) throw StillRequired(requiring);
  return proved(context, proof, { isOn: true }, async (em, account) => {
    await turnOff(em, account.id, null);
    await mailChange(em, context, account, 'off');
  });
}

/**
 * Turns somebody's two-factor authentication off, on behalf of the platform's staff, and ends all sessions of the account. The
 * owner gets the reason by mail. Requires the password and a code of the super admin: otherwise that password alone would take
 * the second factor from everybody.
 * @throws Forbidden unless the viewer is a super admin; Invalid when the password or the code is wrong, or no account has the
 * address; Conflict when two-factor authentication is off, for the account or for the viewer; TooMany
 */
export async function disableTwoFactorFor(
  context: Context,
  { email, reason, ...proof }: DisableTwoFactorForInput,
): Promise<void> {
  const { viewer, services } = context;
  if (!accountPolicy.disableTwoFactor(viewer)) throw Forbidden();
  if (email === viewer.email) throw OwnAccount();
  await proved(context, proof, { isOn: true, notOn: StaffNeedsIt }, async (em, _staff, afterCommit) => {
    const account = await em.findOne(Account, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!account) throw UnknownAddress();
    if (!account.twoFactorAt) throw IsOff();
    await turnOff(em, account.id, reason);
    await mailChange(em, context, account, 'off-by-staff', reason);
    const ended = await revoke(em, await liveSessions(em, account.id));
    afterCommit(() => announce(services, ended));
  });
}

async function turnOff(em: EntityManager, accountId: string, reason: string | null): Promise<void> {
  await em.execute('update account set two_factor_at = null, two_factor_off_reason = ? where id = ?', [
    reason,
    accountId,
  ]);
  await em.execute('delete from two_factor where account_id = ?', [accountId]);
  await em.execute('delete from recovery_code where account_id = ?', [accountId]);
}

/**
 * Replaces the recovery codes.
 * @returns the new ones, which are not stored
 * @throws Invalid when the password or the code is wrong, Conflict when it is off, TooMany after too many failures
 */
export const replaceRecoveryCodes = (context: Context, proof: Proof): Promise<string[]> =>
  proved(context, proof, { isOn: true }, (em, account) =>
    replaceCodes(em, context, account, 'recovery-codes'),
  );

/** Runs work in a transaction that the viewer's password and a code allow, while two-factor authentication is on or off. */
async function proved<Result>(
  context: Context,
  { password, code }: Proof,
  { isOn, notOn = NotOn }: { isOn: boolean; notOn?: typeof NotOn },
  work: (em: EntityManager, account: Account, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  const account = await provePassword(context, password);
  return withSecondFactor(context, account, code, (prove: SecondFactor) =>
    context.transaction(async (em, afterCommit) => {
      await lockAccount(em, account.id, isOn, notOn);
      if (!isOn) await em.execute('delete from recovery_code where account_id = ?', [account.id]);
      await prove(em);
      return work(em, account, afterCommit);
    }),
  );
}

/** Locks the account before its codes. @throws Conflict when two-factor authentication is not in the given state */
async function lockAccount(
  em: EntityManager,
  accountId: string,
  isOn: boolean,
  notOn = NotOn,
): Promise<void> {
  const [row] = await em.execute<{ isOn: boolean }[]>(
    'select two_factor_at is not null as "isOn" from account where id = ? for update',
    [accountId],
  );
  if (row!.isOn !== isOn) throw isOn ? notOn() : AlreadyOn();
}

async function replaceCodes(
  em: EntityManager,
  context: Context,
  account: Account,
  change: TwoFactorChange,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await em.execute('delete from recovery_code where account_id = ?', [account.id]);
  await em.execute(
    `insert into recovery_code (id, account_id, code_hash) values ${codes.map(() => '(?, ?, ?)').join()}`,
    codes.flatMap((code) => [uuidv7(), account.id, recoveryHash(normalizeCode(code))]),
  );
  await mailChange(em, context, account, change);
  return codes;
}

const mailChange = (
  em: EntityManager,
  { transport }: Context,
  account: Account,
  change: TwoFactorChange,
  reason?: string,
) =>
  enqueueMail(em, {
    to: account.email,
    template: 'two-factor-changed',
    data: {
      change,
      ...(reason && { reason }),
      // The host of the platform's staff is not that of the owner.
      ...addressee(account, change === 'off-by-staff' ? null : transport.hostNamespace),
    },
  });
