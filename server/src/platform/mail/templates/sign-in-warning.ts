import type { Say, Text } from '#kernel/translate';
import { greet, type Template } from './template.ts';

export interface SignInWarningData {
  /** Proof that was wrong too often. */
  about: 'password' | 'code' | 'passkey';
  /** IP address of the last failure. */
  address: string;
  firstName?: string;
  /** Namespace of the institution on whose host it failed. */
  namespace?: string;
}

const texts: Record<SignInWarningData['about'], (say: Say, address: string) => Text[]> = {
  password: (say, address) => [
    say`Someone entered a wrong password for your account too often, last from the address ${address}. We blocked further tries from there for 15 minutes.`,
    say`If it wasn’t you, no one has got in. Change your password if it is short, or if you use it elsewhere.`,
  ],
  code: (say, address) => [
    say`Someone entered your password, but wrong codes of the second factor, last from the address ${address}. We blocked further tries from there for 15 minutes.`,
    say`If it wasn’t you, someone knows your password. No one has got in, but change your password now.`,
  ],
  passkey: (say, address) => [
    say`Someone tried to sign in to your account with a passkey that isn’t valid, last from the address ${address}. We blocked further tries from there for 15 minutes.`,
    say`If it wasn’t you, no one has got in. Check your passkeys and your devices in your settings.`,
  ],
};

export const signInWarning: Template<SignInWarningData> = (
  { about, address, firstName, namespace },
  { appName, link, say },
) => ({
  subject: say`Someone tried to sign in to your ${appName} account`,
  greeting: greet(say, firstName),
  paragraphs: texts[about](say, address),
  action: { label: say`Reset your password`, url: link('/forgot-password', namespace ?? null) },
  note: say`You’re receiving this email because this is the address of your account at ${appName}. If it was you, wait 15 minutes and try again.`,
});
