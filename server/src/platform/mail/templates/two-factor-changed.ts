import type { Say, Text } from '#kernel/translate';
import { greet, type Template } from './template.ts';

export type TwoFactorChange = 'on' | 'off' | 'off-by-staff' | 'recovery-codes' | 'recovery-code-used';

export interface TwoFactorChangedData {
  change: TwoFactorChange;
  /** Reason that the platform's staff gave. */
  reason?: string;
  firstName?: string;
  /** Namespace of the institution on whose host it was changed. */
  namespace?: string;
}

const subjects: Record<TwoFactorChange, (say: Say, appName: string) => Text> = {
  on: (say, appName) => say`Two-factor authentication is on for your ${appName} account`,
  off: (say, appName) => say`Two-factor authentication is off for your ${appName} account`,
  'off-by-staff': (say, appName) => say`Two-factor authentication was turned off for your ${appName} account`,
  'recovery-codes': (say, appName) => say`Your ${appName} recovery codes were replaced`,
  'recovery-code-used': (say, appName) => say`A recovery code of your ${appName} account was used`,
};

const texts: Record<TwoFactorChange, (say: Say) => Text> = {
  on: (say) =>
    say`From now on, signing in requires a code of your authenticator app. Keep your recovery codes in a safe place.`,
  off: (say) => say`From now on, your password is enough to sign in.`,
  'off-by-staff': (say) =>
    say`Our staff turned it off and signed out all your devices. Your password is enough to sign in now. Turn two-factor authentication on again in your settings.`,
  'recovery-codes': (say) => say`Your old recovery codes no longer work.`,
  'recovery-code-used': (say) =>
    say`A recovery code replaced the code of your authenticator app. It won’t work again.`,
};

export const twoFactorChanged: Template<TwoFactorChangedData> = (
  { change, reason, firstName, namespace },
  { appName, link, say },
) => ({
  subject: subjects[change](say, appName),
  greeting: greet(say, firstName),
  paragraphs: [
    texts[change](say),
    ...(reason ? [say`Reason: ${reason}`] : []),
    say`If this wasn’t you, reset your password now: someone may have access to your account.`,
  ],
  action: { label: say`Reset your password`, url: link('/forgot-password', namespace ?? null) },
  note: say`You’re receiving this email because this is the address of your account at ${appName}. If you changed it yourself, there’s nothing to do.`,
});
