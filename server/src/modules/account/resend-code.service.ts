import type { Context } from '#platform/request/context';
import { Conflict } from '#kernel/errors';
import { Account } from './account.entity.ts';
import { reset } from '#platform/limits/attempts';
import { CODE_MAILS, CODE_TRIES, limitAddress, limitMail, OF_ADDRESS } from './account.limits.ts';
import { sendNewCode, sendSameCode } from './verification-code.service.ts';

/**
 * Mails the viewer a new code and resets the tries.
 * @throws Conflict when the account is already verified, TooMany
 */
export async function resendOwnCode(context: Context): Promise<void> {
  const { viewer, services, transport } = context;
  const { email, isVerified } = viewer;
  if (isVerified || !email) throw Conflict('Your email address is already verified.');
  await limitMail(context, CODE_MAILS.own, email);
  await context.transaction(async (em) => {
    await reset(em, CODE_TRIES.own, email); // first, for its lock: see `consumeTry`
    const account = await em.findOne(Account, { email });
    if (account && !account.isVerified)
      await sendNewCode(em, services.config, account, transport.hostNamespace);
  });
}

/**
 * Mails the code of an address again, for callers without a session. A valid code stays the same, because its
 * owner may be typing it. Limits and answer are the same for addresses without an account.
 * @throws TooMany
 */
export async function resendCodeTo(context: Context, email: string): Promise<void> {
  const { services, transport } = context;
  await limitAddress(context, OF_ADDRESS.verification);
  await limitMail(context, CODE_MAILS.visitor, email);
  await context.transaction(async (em) => {
    const account = await em.findOne(Account, { email });
    if (account && !account.isVerified)
      await sendSameCode(em, services.config, account, transport.hostNamespace);
  });
}
