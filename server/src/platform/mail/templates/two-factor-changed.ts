import { greet, type Template } from './template.ts';

export type TwoFactorChange = 'on' | 'off' | 'recovery-codes' | 'recovery-code-used';

export interface TwoFactorChangedData {
  change: TwoFactorChange;
  firstName?: string;
  /** Namespace of the institution on whose host it was changed. */
  namespace?: string;
}

const subjects: Record<TwoFactorChange, (appName: string) => string> = {
  on: (appName) => `Two-factor authentication is on for your ${appName} account`,
  off: (appName) => `Two-factor authentication is off for your ${appName} account`,
  'recovery-codes': (appName) => `Your ${appName} recovery codes were replaced`,
  'recovery-code-used': (appName) => `A recovery code of your ${appName} account was used`,
};

const texts: Record<TwoFactorChange, string> = {
  on: 'From now on, signing in requires a code of your authenticator app. Keep your recovery codes in a safe place.',
  off: 'From now on, your password is enough to sign in.',
  'recovery-codes': 'Your old recovery codes no longer work.',
  'recovery-code-used': 'A recovery code replaced the code of your authenticator app. It won’t work again.',
};

export const twoFactorChanged: Template<TwoFactorChangedData> = (
  { change, firstName, namespace },
  { appName, link },
) => ({
  subject: subjects[change](appName),
  greeting: greet(firstName),
  paragraphs: [
    texts[change],
    'If this wasn’t you, reset your password now: someone may have access to your account.',
  ],
  action: { label: 'Reset your password', url: link('/forgot-password', namespace ?? null) },
  note: `You’re receiving this email because this is the address of your account at ${appName}. If you changed it yourself, there’s nothing to do.`,
});
