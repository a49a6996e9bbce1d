import type { InstitutionType } from '../enums.generated.ts';

export const institutionSettings = {
  title: 'Institution Settings',
  description: (name: string) =>
    `Profile, branding, security, members, notifications, integrations, billing and audit log of ${name}.`,
  tabs: 'Sections of the settings',
  general: 'General',
  branding: 'Branding',
  members: 'Members',
  security: 'Security',
  integrations: 'Integrations',
  notifications: 'Notifications',
  billing: 'Billing',
  danger: 'Danger Zone',
  failed: 'We couldn’t load the settings.',
};

export const institutionGeneral = {
  title: 'About the institution',
  name: 'Name',
  type: 'Type',
  types: {
    UNIVERSITY: 'University',
    COLLEGE: 'College',
    SCHOOL: 'School',
    TRAINING: 'Training center',
    ORGANIZATION: 'Organization',
    INDIVIDUAL: 'Individual',
    OTHER: 'Other',
  } satisfies Record<InstitutionType, string>,
  address: 'Web address',
  addressHint: 'Your students sign in here. This can’t be changed.',
  isSignUpOpen: 'Open for sign-up',
  timeZone: 'Time zone',
  timeZoneHint: 'The days of the analytics start at midnight in this time zone.',
  isSignUpOpenHint: 'Anyone with an account can join as a student by signing in.',
  save: 'Save Changes',
  saved: 'Settings saved.',
  failed: 'We couldn’t save the settings. Please try again.',
};

export const institutionSecurity = {
  title: 'Security',
  description: 'Rules for everyone who belongs to the institution. They apply at once.',
  conflict: 'Someone else changed these rules',
  twoFactor: 'Require two-factor authentication',
  twoFactorHint:
    'Members who haven’t set it up are asked to do so before they can go on. Turn it on for your own account first.',
  timeout: 'Sign out after inactivity, in minutes',
  timeoutHint: 'People who do nothing for this long have to sign in again. Leave empty for 30 days.',
  password: 'Minimum length of passwords',
  passwordHint: (platform: number) =>
    `Applies to new passwords only. People can keep the one they have. Leave empty for ${platform} characters.`,
  example: (value: number) => `For example ${value}`,
  addresses: 'Allowed IP addresses',
  addressesHint: (max: number) =>
    `Only these addresses and ranges, such as 192.0.2.0/24, can use the institution. One per line, up to ${max}. Leave empty to allow everyone.`,
  ownAddress: (address: string) => `Your address: ${address}`,
  addOwnAddress: 'Add my address',
};

export const keyboardSettings = {
  title: 'Keyboard',
  dialog: 'Keyboard shortcuts',
  description: 'Shortcuts that work on every screen.',
  actions: {
    search: 'Search and go to a page',
    nextRow: 'Next row of a list',
    previousRow: 'Previous row of a list',
    previousLesson: 'Previous lesson',
    nextLesson: 'Next lesson',
    foldMenu: 'Fold or unfold the menu',
    help: 'Show the shortcuts',
    latestMessage: 'Go to the latest message, for example to undo',
  },
  letters: 'Use single letters as shortcuts',
  lettersHint: 'Turn this off if you enter text by voice. It applies to this device.',
};
