import type { InstitutionType } from '../enums.generated.ts';

export const institutionSettings = {
  title: 'Institution Settings',
  description: (name: string) =>
    `Profile, branding, members, integrations, billing and audit log of ${name}.`,
  tabs: 'Sections of the settings',
  general: 'General',
  branding: 'Branding',
  members: 'Members',
  integrations: 'Integrations',
  billing: 'Billing',
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
