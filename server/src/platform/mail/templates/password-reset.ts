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
  { appName, link },
) => ({
  subject: `Reset your ${appName} password`,
  greeting: greet(firstName),
  paragraphs: [
    `Choose a new password with this link. It works once, and for ${minutes} minutes. Your old password stays valid until then.`,
  ],
  action: {
    label: 'Reset your password',
    url: link(`/reset-password?token=${encodeURIComponent(token)}`, namespace ?? null),
  },
  note: `You get this mail because somebody asked for it at ${appName} with this address. If that was not you, ignore it: without the link nothing happens. Never pass it on.`,
});
