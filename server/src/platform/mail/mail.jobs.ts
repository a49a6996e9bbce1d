import { type Job, defineJob } from '#platform/jobs/job';
import { URGENT_RANK } from '#platform/jobs/lanes';
import type { Mail } from './mail.ts';
import { type QueuedMail, sendMailOfInstitution, sendUrgentMail } from './send-mail.ts';

/** Sends a notification mail of an institution. */
export const SEND_MAIL = defineJob({ name: 'send-mail', run: sendMailOfInstitution });

/** Sends a mail that a person is waiting for. */
export const SEND_URGENT_MAIL = defineJob<QueuedMail>({
  name: 'send-urgent-mail',
  lane: 'urgent',
  firstRank: URGENT_RANK,
  run: sendUrgentMail,
});

/** Sends one mail of a bulk mailing. Up to a hundred waiting notification mails of the institution go first. */
export const SEND_BULK_MAIL = defineJob({
  name: 'send-bulk-mail',
  firstRank: 100,
  run: sendMailOfInstitution,
});

const JOBS: Partial<Record<Mail['template'], Job<QueuedMail>>> = {
  'verification-code': SEND_URGENT_MAIL,
  'password-reset': SEND_URGENT_MAIL,
  'password-changed': SEND_URGENT_MAIL,
  'two-factor-changed': SEND_URGENT_MAIL,
  'passkey-changed': SEND_URGENT_MAIL,
  'sign-in-warning': SEND_URGENT_MAIL,
  'email-change': SEND_URGENT_MAIL,
  'email-change-requested': SEND_URGENT_MAIL,
  'email-taken': SEND_URGENT_MAIL,
  invitation: SEND_BULK_MAIL,
  'member-invitation': SEND_BULK_MAIL,
};

/** Returns the job that sends mails of a template. */
export const jobOfTemplate = (template: Mail['template']): Job<QueuedMail> => JOBS[template] ?? SEND_MAIL;
