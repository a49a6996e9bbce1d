import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Invalid } from '#kernel/errors';
import { tokenHash } from '#kernel/token-hash';
import { limitMail, CHANGE_MAILS } from '#modules/account/account.limits';
import { addressee } from '#modules/account/addressee.service';
import { proveOwner } from '#modules/account/owner-proof.service';
import { emailConfirmToken, emailUndoToken } from '#modules/account/secrets.service';
import { enqueueJob } from '#platform/jobs/queue';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { Context } from '#platform/request/context';
import type { RequestEmailChangeInput } from './email-change.input.ts';
import { emailChangeMessages } from './email-change.rules.ts';
import { CONFIRM_MINUTES, MAIL_EMAIL_CHANGE } from './mail-email-change.service.ts';

/** Days for which the old address can take the change back. */
const UNDO_DAYS = 7;

const SameAddress = () => Invalid([{ field: 'email', message: emailChangeMessages.same }]);

/**
 * Requests a change of the viewer's e-mail address: the new address gets a link that confirms it, the old one a link that takes
 * it back. A job looks the new address up, so that nothing reveals whether another account has it.
 * @throws Invalid when the password or the code is wrong, or the address is the present one; TooMany
 */
export async function requestEmailChange(
  context: Context,
  { email, ...proof }: RequestEmailChangeInput,
): Promise<void> {
  const { viewer, services, transport } = context;
  const { jwtSecret } = services.config;
  const account = await proveOwner(context, proof);
  if (email === account.email) throw SameAddress();
  await limitMail(context, CHANGE_MAILS.own, account.id);
  await limitMail(context, CHANGE_MAILS.address, email);
  const id = uuidv7();
  const undoToken = emailUndoToken(jwtSecret, id);
  await context.transaction(async (em) => {
    await em.execute('select from account where id = ? for update', [account.id]);
    await deletePast(em);
    await expirePending(em, account.id);
    await em.execute(
      `insert into email_change
         (id, account_id, old_email, new_email, session_id, confirm_token_hash, undo_token_hash, expires_at, undo_expires_at)
       values (?, ?, ?, ?, ?, ?, ?, now() + ? * interval '1 minute', now() + ? * interval '1 day')`,
      [
        id,
        account.id,
        account.email,
        email,
        viewer.sessionId,
        tokenHash(emailConfirmToken(jwtSecret, id)),
        tokenHash(undoToken),
        CONFIRM_MINUTES,
        UNDO_DAYS,
      ],
    );
    const namespace = transport.hostNamespace;
    await enqueueJob(em, MAIL_EMAIL_CHANGE, { changeId: id, namespace, share: namespace });
    await enqueueMail(em, {
      to: account.email,
      template: 'email-change-requested',
      data: { newEmail: email, token: undoToken, days: UNDO_DAYS, ...addressee(account, namespace) },
    });
  });
}

/** Cancels the viewer's pending change. Idempotent. */
export const cancelEmailChange = ({ viewer, transaction }: Context): Promise<void> =>
  transaction((em) => expirePending(em, viewer.accountId!));

/** Ends the time to confirm a change. Its link to take the change back stays valid. */
async function expirePending(em: EntityManager, accountId: string): Promise<void> {
  await em.execute(
    'update email_change set expires_at = now() where account_id = ? and confirmed_at is null and expires_at > now()',
    [accountId],
  );
}

/** Deletes some changes of all accounts that nobody can take back any more, which keeps the table small. */
async function deletePast(em: EntityManager): Promise<void> {
  await em.execute(
    `delete from email_change where id in (
       select id from email_change where undo_expires_at < now() order by undo_expires_at limit 10 for update skip locked)`,
  );
}
