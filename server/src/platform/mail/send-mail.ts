import type { Shared } from '#platform/jobs/queue';
import type { Services } from '#platform/request/services';
import type { Mail } from './mail.ts';
import { renderMail } from './render.ts';
import { type UnsubscribeClaim, unsubscribePath } from './unsubscribe.ts';

/** As it waits in the queue. */
export interface QueuedMail extends Shared {
  /** Stays the same however often it is tried. */
  id: string;
  /** ISO 8601. */
  queuedAt: string;
  mail: Mail;
  /** Whose mails of which kind it is one of; none for what nobody can do without, such as a code. */
  unsubscribe?: UnsubscribeClaim;
}

/** Sends a mail about what happens in an institution, unless that was suspended since the mail was queued. */
export async function sendMailOfInstitution(services: Services, mail: QueuedMail): Promise<void> {
  if (!(await isFromSuspended(services, mail))) await sendMail(services, mail);
}

/** A mail's share is the namespace of its institution. */
async function isFromSuspended({ orm }: Services, { share }: QueuedMail): Promise<boolean> {
  if (!share) return false;
  const suspended = await orm.em
    .fork()
    .execute('select from institution where namespace = ? and suspended_at is not null', [share]);
  return suspended.length > 0;
}

/** Writes a queued mail and hands it to the mail server. */
export async function sendMail(
  { config, mail: transport }: Pick<Services, 'config' | 'mail'>,
  { id, queuedAt, mail, unsubscribe }: Omit<QueuedMail, 'share'>,
): Promise<void> {
  const unsubscribeUrl = unsubscribe
    ? config.appOrigin + unsubscribePath(config.jwtSecret, unsubscribe)
    : null;
  await transport.send({
    id,
    date: new Date(queuedAt),
    from: config.mailFrom,
    to: mail.to,
    unsubscribeUrl,
    ...renderMail(mail, config, unsubscribeUrl),
  });
}
