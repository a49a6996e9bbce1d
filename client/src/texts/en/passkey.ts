/** Sign-in screen. */
export const passkeySignIn = {
  or: 'or',
  submit: 'Sign in with a passkey',
  failed: 'We couldn’t sign you in with a passkey. Please try again.',
};

/** Why a device did not make or use a passkey. */
export const passkeyFailures = {
  cancelled: 'Cancelled, or this device has no passkey for your account. Try again, or use your password.',
  notMade: 'The passkey wasn’t created, because it was cancelled or took too long. Try again.',
  known: 'This device already has a passkey for your account.',
  address: (address: string) => `Passkeys only work at ${address} and the addresses of its institutions.`,
  device: 'Your device couldn’t do this. Try another one.',
};

export const passkeySettings = {
  title: 'Passkeys',
  description:
    'Sign in with your fingerprint, face or screen lock. A passkey replaces your password and the code from your phone.',
  list: 'Passkeys',
  failed: 'We couldn’t load your passkeys.',
  none: 'No passkeys yet',
  noneHint: 'Add one on each device that you use, or one that your devices share.',
  unsupported: 'This browser doesn’t support passkeys.',
  full: (max: number) => `You have ${max} passkeys, the most possible. Remove one to add another.`,
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addText: 'Confirm that it’s you. Then your browser asks for your fingerprint, face or screen lock.',
  name: 'Name',
  nameHint: 'To recognize it later, for example the device.',
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  submit: 'Continue',
  added: (name: string) => `You can now sign in with “${name}”.`,
  notAdded: 'We couldn’t add the passkey. Please try again.',
  made: (day: string) => `Added ${day}`,
  lastUsed: (time: string) => `Last used ${time}`,
  neverUsed: 'Never used',
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  renameTitle: 'Rename passkey',
  save: 'Save',
  renamed: 'Passkey renamed.',
  notRenamed: 'We couldn’t rename the passkey. Please try again.',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeText:
    'It won’t sign you in any more, and other devices that it signed in are signed out. Delete it on your device, too.',
  removed: (name: string) => `“${name}” was removed.`,
  notRemoved: 'We couldn’t remove the passkey. Please try again.',
};
