import { greet, type Template } from './template.ts';

export interface EmailChangeRequestedData {
  newEmail: string;
  token: string;
  /** Days for which the link is valid. */
  days: number;
  firstName?: string;
  /** Namespace of the institution on whose host the change was requested. */
  namespace?: string;
}

/** To the old address: the link that takes the change back. */
export const emailChangeRequested: Template<EmailChangeRequestedData> = (
  { newEmail, token, days, firstName, namespace },
  { appName, link, say },
) => ({
  subject: say`Your ${appName} account is getting another email address`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`Someone who knows your password asked to change the address of your account to ${newEmail}. The change takes effect when the link that we sent there is used.`,
    say`If this wasn’t you, use the link below. It keeps this address, or brings it back, signs out all devices, removes all passkeys, and lets you choose a new password. It works for ${days} days.`,
  ],
  action: { label: say`This wasn’t me`, url: link(`/email-change#undo=${token}`, namespace ?? null) },
  note: say`You’re receiving this email because this is the address of your account at ${appName}. If you changed it yourself, there’s nothing to do.`,
});
