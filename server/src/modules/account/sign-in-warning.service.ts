import { defineJob } from '#platform/jobs/job';
import { URGENT_RANK } from '#platform/jobs/lanes';
import type { Shared } from '#platform/jobs/queue';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { SignInWarningData } from '#platform/mail/templates/sign-in-warning';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { Account } from './account.entity.ts';
import { addressee } from './addressee.service.ts';

/** Too many failed sign-ins with an address, which an account may have. */
export interface SignInWarning extends Pick<SignInWarningData, 'about' | 'address'> {
  email: string;
  /** Institution of the request's host. */
  namespace: string | null;
}

/** Mails the owner of the address, if an account has it. */
function mailSignInWarning(
  services: Services,
  { email, about, address, namespace }: SignInWarning,
): Promise<void> {
  return createJobContext(services, null, 'mail-sign-in-warning').transaction(async (em) => {
    const account = await em.findOne(Account, { email });
    if (!account) return;
    await enqueueMail(em, {
      to: account.email,
      template: 'sign-in-warning',
      data: { about, address, ...addressee(account, namespace) },
    });
  });
}

/** Warns the owner of an account of failed sign-ins. It looks the account up, so that their duration reveals nothing. */
export const MAIL_SIGN_IN_WARNING = defineJob({
  name: 'mail-sign-in-warning',
  lane: 'urgent',
  firstRank: URGENT_RANK,
  run: (services, warning: SignInWarning & Shared) => mailSignInWarning(services, warning),
});
