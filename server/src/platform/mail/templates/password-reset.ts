import { greet, type Template } from './template.ts';

export interface PasswordResetData {
  /** Secret token of the link. */
  token: string;
  /** Lifetime of the link. */
  minutes: number;
  firstName?: string;
  /** Namespace of the institution on whose host the link was requested. */
  namespace?: string;
}

export const passwordReset: Template<PasswordResetData> = (
  { token, minutes, firstName, namespace },
  { appName, link, say },
) => ({
  subject: say`Reset your ${appName} password`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`Choose a new password with this link. It works once and expires in ${minutes} minutes. Your current password works until you change it.`,
  ],
  action: {
    label: say`Reset your password`,
    url: link(`/reset-password?token=${encodeURIComponent(token)}`, namespace ?? null),
  },
  note: say`You’re receiving this email because someone asked to reset the password of this address at ${appName}. If this wasn’t you, ignore this email. Never share the link.`,
});
