import { Account } from '#modules/account/account.entity';
import { addressee } from '#modules/account/addressee.service';
import { emailConfirmToken } from '#modules/account/secrets.service';
import { defineJob } from '#platform/jobs/job';
import { URGENT_RANK } from '#platform/jobs/lanes';
import type { Shared } from '#platform/jobs/queue';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { EmailChange } from './email-change.entity.ts';
import { isReserved } from './reserved-address.service.ts';

/** Minutes for which the link that confirms a change is valid. */
export const CONFIRM_MINUTES = 30;

interface RequestedChange {
  changeId: string;
  /** Institution of the request's host. The link leads there. */
  namespace: string | null;
}

/** Mails the new address its link; if another account has it, only that somebody asked for it. */
function mailEmailChange(services: Services, { changeId, namespace }: RequestedChange): Promise<void> {
  return createJobContext(services, null, 'mail-email-change').transaction(async (em) => {
    const change = await em.findOne(EmailChange, { id: changeId }, { populate: ['account'] });
    if (!change) return;
    const { newEmail: to } = change;
    const owner = await em.findOne(Account, { email: to });
    if (owner) return enqueueMail(em, { to, template: 'email-taken', data: addressee(owner, namespace) });
    if (await isReserved(em, to, change.account.id)) return;
    const account = change.account.getEntity();
    await enqueueMail(em, {
      to,
      language: account.language ?? null, // no account has the address
      template: 'email-change',
      data: {
        token: emailConfirmToken(services.config.jwtSecret, changeId),
        minutes: CONFIRM_MINUTES,
        ...addressee(account, namespace),
      },
    });
  });
}

/** Mails the link that confirms a new e-mail address. */
export const MAIL_EMAIL_CHANGE = defineJob({
  name: 'mail-email-change',
  lane: 'urgent',
  firstRank: URGENT_RANK,
  run: (services, change: RequestedChange & Shared) => mailEmailChange(services, change),
});
