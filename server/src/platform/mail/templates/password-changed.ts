import { greet, type Template } from './template.ts';

export interface PasswordChangedData {
  firstName?: string;
  /** Namespace of the institution on whose host the password was changed. */
  namespace?: string;
}

export const passwordChanged: Template<PasswordChangedData> = (
  { firstName, namespace },
  { appName, link },
) => ({
  subject: `Your ${appName} password was changed`,
  greeting: greet(firstName),
  paragraphs: [
    'The password of your account was changed. Every other device was signed out.',
    'If that was not you, somebody else can sign in as you: choose a new password now.',
  ],
  action: { label: 'Reset your password', url: link('/forgot-password', namespace ?? null) },
  note: `You get this mail because this is the address of your account at ${appName}. If you changed the password yourself, there is nothing to do.`,
});
