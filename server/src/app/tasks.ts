import type { JobHelpers } from 'graphile-worker';
import { mailPasswordReset, type PasswordResetRequest } from '#modules/account/password-reset.service';
import { forgetAuditEntries } from '#modules/audit/audit-retention';
import { removeFileBytes, removeUnusedFiles } from '#modules/file/clean';
import { completeEnrollments } from '#modules/enrollment/complete.service';
import { FORGET_EXPIRED } from '#platform/idempotency/forget';
import { removeUnverifiedRegistrations } from '#modules/institution/unverified-registrations';
import { type QueuedMail, sendMail, sendMailOfInstitution } from '#platform/mail/send-mail';
import { remindOfEvents } from '#modules/notification/reminders';
import { forgetOldNotifications } from '#modules/notification/retention';
import { foldCounts } from '#platform/stored-count/fold-counts';
import { cleanWebhooks } from '#modules/webhook/clean';
import { deliverWebhook } from '#modules/webhook/deliver';
import { type EarlierDelivery, queueTurnInstead } from '#modules/webhook/earlier-version';
import type { WebhookTurn } from '#modules/webhook/queue';
import type { Shared } from '#platform/jobs/queue';
import type { Services } from '#platform/request/services';

/** What each task is given; it travels as JSON. */
export interface Payloads {
  'clean-webhooks': unknown;
  'complete-enrollments': unknown;
  'deliver-webhook': WebhookTurn | EarlierDelivery;
  'deliver-slow-webhook': WebhookTurn;
  'fold-counts': unknown;
  'forget-idempotency-keys': unknown;
  'forget-old-notifications': unknown;
  'forget-audit-entries': unknown;
  'mail-password-reset': PasswordResetRequest & Shared;
  'remove-file-bytes': { key: string } & Shared;
  'remove-unused-files': unknown;
  'remove-unverified-registrations': unknown;
  'remind-of-events': unknown;
  'send-bulk-mail': QueuedMail;
  'send-mail': QueuedMail;
  'send-urgent-mail': QueuedMail;
}

/** The helpers are the way to the database as its owner, for what the app's role may not do. */
export type Tasks = {
  [T in keyof Payloads]: (payload: Payloads[T], helpers: JobHelpers) => Promise<unknown>;
};

/** Every task that can be queued, and what does it. A task may run more than once for one job. */
export function tasksOf(services: Services): Tasks {
  return {
    'clean-webhooks': () => cleanWebhooks(services),
    'complete-enrollments': () => completeEnrollments(services),
    'deliver-webhook': (turn, { job }) =>
      'endpointId' in turn
        ? deliverWebhook(services, turn, { claim: job.id })
        : queueTurnInstead(services, turn),
    'deliver-slow-webhook': (turn, { job }) =>
      deliverWebhook(services, turn, { claim: job.id, isSlow: true }),
    'fold-counts': () => foldCounts(services),
    'forget-idempotency-keys': (_, helpers) => helpers.query(FORGET_EXPIRED),
    'forget-old-notifications': () => forgetOldNotifications(services),
    'forget-audit-entries': (_, { withPgClient }) =>
      forgetAuditEntries(withPgClient, services.config.auditRetentionDays),
    'mail-password-reset': (request) => mailPasswordReset(services, request),
    'remove-file-bytes': (bytes) => removeFileBytes(services, bytes),
    'remove-unused-files': () => removeUnusedFiles(services),
    'remove-unverified-registrations': (_, { withPgClient }) =>
      removeUnverifiedRegistrations(services, withPgClient),
    'remind-of-events': () => remindOfEvents(services),
    'send-bulk-mail': (mail) => sendMailOfInstitution(services, mail),
    'send-mail': (mail) => sendMailOfInstitution(services, mail),
    'send-urgent-mail': (mail) => sendMail(services, mail),
  };
}

export type Schedule = readonly { task: keyof Payloads; match: string }[];

/** What is done by the clock, in UTC and in the words of cron, by one instance. */
export const SCHEDULE: Schedule = [
  { task: 'clean-webhooks', match: '17 3 * * *' },
  { task: 'complete-enrollments', match: '*/5 * * * *' },
  { task: 'fold-counts', match: '* * * * *' },
  { task: 'forget-idempotency-keys', match: '29 * * * *' },
  { task: 'forget-old-notifications', match: '23 3 * * *' },
  { task: 'forget-audit-entries', match: '47 3 * * *' },
  { task: 'remove-unused-files', match: '11 * * * *' },
  { task: 'remove-unverified-registrations', match: '37 * * * *' },
  { task: 'remind-of-events', match: '*/5 * * * *' },
];
