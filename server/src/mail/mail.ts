import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { queueJob, queueJobs } from '../jobs/queue.ts';
import { isMailAddress } from './address.ts';
import type { TemplateData } from './templates/index.ts';

/** A mail to one person: which template, and what it is filled with. */
export type Mail = {
  [T in keyof TemplateData]: { to: string; template: T; data: TemplateData[T] };
}[keyof TemplateData];

/**
 * Has a mail sent once the transaction of `em` is committed, and tried again until the mail server takes it.
 * @throws where `to` is no address: rules of the input refuse that earlier
 */
export async function queueMail(em: EntityManager, mail: Mail): Promise<void> {
  await queueJob(em, 'send-mail', jobOf(mail));
}

/** As `queueMail`, for any number of mails in one statement. */
export const queueMails = (em: EntityManager, mails: Mail[]): Promise<void> =>
  queueJobs(em, 'send-mail', mails.map(jobOf));

function jobOf(mail: Mail) {
  if (!isMailAddress(mail.to)) throw new Error('A mail needs one plain address.');
  return { id: uuidv7(), queuedAt: new Date().toISOString(), mail };
}
