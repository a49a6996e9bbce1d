export const institutionSettings = {
  title: 'Institution Settings',
  description: (name: string) => `How ${name} presents itself, and what it is connected to.`,
  tabs: 'Sections of the settings',
  general: 'General',
  integrations: 'Integrations',
  failed: 'The settings could not be loaded.',
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
  },
  address: 'Address',
  addressHint: 'Where people sign in. It cannot be changed.',
  isSignUpOpen: 'Open for sign-up',
  isSignUpOpenHint: 'Anybody with an account may join as a student by signing in.',
  save: 'Save Changes',
  saved: 'The settings were saved.',
  failed: 'The settings could not be saved. Please try again.',
};
