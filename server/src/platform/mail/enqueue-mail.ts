import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { enqueueJob, enqueueJobs } from '#platform/jobs/queue';
import { isMailAddress } from './address.ts';
import type { Mail } from './mail.ts';
import { jobOfTemplate } from './mail.jobs.ts';
import type { TemplateData } from './templates/index.ts';

/**
 * Enqueues a mail in the transaction of `em`. It is retried with backoff until the mail server accepts it.
 * @throws Error if `to` or `replyTo` is not a plain address, which the rules of the input should reject earlier
 */
export async function enqueueMail(em: EntityManager, mail: Mail): Promise<void> {
  await enqueueJob(em, jobOfTemplate(mail.template), payloadOf(mail));
}

/** Enqueues any number of mails of one template in one statement. */
export async function enqueueMails<T extends keyof TemplateData>(
  em: EntityManager,
  mails: Extract<Mail, { template: T }>[],
): Promise<void> {
  const [first] = mails;
  if (first) await enqueueJobs(em, jobOfTemplate(first.template), mails.map(payloadOf));
}

function payloadOf(mail: Mail) {
  if (![mail.to, mail.replyTo ?? mail.to].every(isMailAddress))
    throw new Error('A mail needs one plain address.');
  const share = ('namespace' in mail.data && mail.data.namespace) || null;
  return { id: uuidv7(), queuedAt: new Date().toISOString(), mail, share };
}
