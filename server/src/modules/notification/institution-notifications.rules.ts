import * as z from 'zod/mini';
import { welcomeMessage, welcomeSubject } from './welcome.rules.ts';

/** Kinds about money and about work of the reader's own, which an institution cannot keep from its members. */
export const ALWAYS_MAILED: ReadonlySet<string> = new Set([
  'REFUND',
  'PLAN_CHANGE',
  'PLAN_USE',
  'PAYMENT_FAILURE',
  'IMPORT_FINISHED',
]);

export const MUTED_MESSAGE = 'Mails about money and imports can’t be turned off for everyone.';

/** Changes to the mails of an institution. Absent fields keep their values. */
export const updateNotificationsRules = z.partial(
  z.object({
    sendsWelcomeMail: z.boolean(),
    welcomeSubject,
    welcomeMessage,
    mutedKinds: z.array(z.string()).check(z.maxLength(100, 'List each kind once.')),
    version: z.int(),
  }),
);
