import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { queueJob, queueJobs } from '#platform/jobs/queue';
import { isMailAddress } from './address.ts';
import type { TemplateData } from './templates/index.ts';

/** A mail to one person: which template, and what it is filled with. */
export type Mail = {
  [T in keyof TemplateData]: { to: string; template: T; data: TemplateData[T] };
}[keyof TemplateData];

/** Mails that a person waits for, and those that go to many; the others are about what happened. */
const TASKS: Partial<Record<Mail['template'], 'send-urgent-mail' | 'send-bulk-mail'>> = {
  'verification-code': 'send-urgent-mail',
  'password-reset': 'send-urgent-mail',
  'password-changed': 'send-urgent-mail',
  invitation: 'send-bulk-mail',
};

/**
 * Enqueues a mail in the transaction of `em`; it is retried until the mail server takes it.
 * @throws where `to` is no address: rules of the input refuse that earlier
 */
export async function queueMail(em: EntityManager, mail: Mail): Promise<void> {
  await queueJob(em, taskOf(mail), jobOf(mail));
}

/** Enqueues any number of mails of one template in one statement. */
export async function queueMails<T extends keyof TemplateData>(
  em: EntityManager,
  mails: Extract<Mail, { template: T }>[],
): Promise<void> {
  const [first] = mails;
  if (first) await queueJobs(em, taskOf(first), mails.map(jobOf));
}

const taskOf = ({ template }: Mail) => TASKS[template] ?? 'send-mail';

function jobOf(mail: Mail) {
  if (!isMailAddress(mail.to)) throw new Error('A mail needs one plain address.');
  const share = ('namespace' in mail.data && mail.data.namespace) || null;
  return { id: uuidv7(), queuedAt: new Date().toISOString(), mail, share };
}
