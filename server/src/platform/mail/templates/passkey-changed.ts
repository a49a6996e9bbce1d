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

const subjects: Record<PasskeyChange, (appName: string) => string> = {
  added: (appName) => `A passkey was added to your ${appName} account`,
  removed: (appName) => `A passkey was removed from your ${appName} account`,
};

const texts: Record<PasskeyChange, (name: string) => string> = {
  added: (name) =>
    `The passkey “${name}” signs in to your account, without your password and without a code.`,
  removed: (name) => `The passkey “${name}” no longer signs in to your account.`,
};

export const passkeyChanged: Template<PasskeyChangedData> = (
  { change, name, firstName, namespace },
  { appName, link },
) => ({
  subject: subjects[change](appName),
  greeting: greet(firstName),
  paragraphs: [
    texts[change](name),
    'If this wasn’t you, reset your password now: someone may have access to your account. This signs out all devices and removes all passkeys.',
  ],
  action: { label: 'Reset your password', url: link('/forgot-password', namespace ?? null) },
  note: `You’re receiving this email because this is the address of your account at ${appName}. If you changed it yourself, there’s nothing to do.`,
});
