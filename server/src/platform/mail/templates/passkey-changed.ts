import type { Say, Text } from '#kernel/translate';
import { greet, type Template } from './template.ts';

export type PasskeyChange = 'added' | 'removed';

export interface PasskeyChangedData {
  change: PasskeyChange;
  /** Name that the owner gave the passkey. */
  name: string;
  firstName?: string;
  /** Namespace of the institution on whose host it was changed. */
  namespace?: string;
}

const subjects: Record<PasskeyChange, (say: Say, appName: string) => Text> = {
  added: (say, appName) => say`A passkey was added to your ${appName} account`,
  removed: (say, appName) => say`A passkey was removed from your ${appName} account`,
};

const texts: Record<PasskeyChange, (say: Say, name: string) => Text> = {
  added: (say, name) =>
    say`The passkey “${name}” signs in to your account, without your password and without a code.`,
  removed: (say, name) => say`The passkey “${name}” no longer signs in to your account.`,
};

export const passkeyChanged: Template<PasskeyChangedData> = (
  { change, name, firstName, namespace },
  { appName, link, say },
) => ({
  subject: subjects[change](say, appName),
  greeting: greet(say, firstName),
  paragraphs: [
    texts[change](say, name),
    say`If this wasn’t you, reset your password now: someone may have access to your account. This signs out all devices and removes all passkeys.`,
  ],
  action: { label: say`Reset your password`, url: link('/forgot-password', namespace ?? null) },
  note: say`You’re receiving this email because this is the address of your account at ${appName}. If you changed it yourself, there’s nothing to do.`,
});
