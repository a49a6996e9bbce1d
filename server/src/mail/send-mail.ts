import type { Services } from '../services.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render.ts';

/** As it waits in the queue. */
export interface QueuedMail {
  /** Stays the same however often it is tried. */
  id: string;
  /** ISO 8601. */
  queuedAt: string;
  mail: Mail;
}

/** Writes a queued mail and hands it to the mail server. */
export async function sendMail(
  { config, mail: transport }: Pick<Services, 'config' | 'mail'>,
  { id, queuedAt, mail }: QueuedMail,
): Promise<void> {
  await transport.send({
    id,
    date: new Date(queuedAt),
    from: config.mailFrom,
    to: mail.to,
    ...renderMail(mail, config),
  });
}
