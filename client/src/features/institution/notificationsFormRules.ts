import { welcomeMessage, welcomeSubject } from '@rules/notification/welcome';
import * as z from 'zod/mini';

/** Rules of the form Notifications. */
export const notificationsFormRules = z.object({
  sendsWelcomeMail: z.boolean(),
  welcomeSubject,
  welcomeMessage,
  mutedKinds: z.array(z.string()),
});

export type NotificationsValues = z.input<typeof notificationsFormRules>;
