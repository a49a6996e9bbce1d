import { greet, type Template } from './template.ts';

export interface PasswordChangedData {
  firstName?: string;
  /** Namespace of the institution on whose host the password was changed. */
  namespace?: string;
}

export const passwordChanged: Template<PasswordChangedData> = (
  { firstName, namespace },
  { appName, link, say },
) => ({
  subject: say`Your ${appName} password was changed`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`Your password was changed, and all your other devices were signed out.`,
    say`If this wasn’t you, reset your password now: someone may have access to your account.`,
  ],
  action: { label: say`Reset your password`, url: link('/forgot-password', namespace ?? null) },
  note: say`You’re receiving this email because this is the address of your account at ${appName}. If you changed it yourself, there’s nothing to do.`,
});
