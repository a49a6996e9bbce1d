export const common = {
  loading: 'Loading…',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  back: 'Back',
  copy: 'Copy',
  copied: 'Copied',
  skipToContent: 'Skip to content',
  offline: 'You are offline. What you see may be out of date.',
  screenFailed: 'Something went wrong on this page',
  screenFailedHint: 'Please try again. If it keeps happening, go to another page or reload.',
  screenOutdated: 'A newer version is available. Reload to continue.',
  notifications: 'Notifications',
  darkColors: 'Use dark colors',
  lightColors: 'Use light colors',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  pages: (label: string) => `Pages of ${label}`,
  pageNumber: (page: number) => `Page ${page}`,
};

export const errors = {
  /** Also the documents' fallback for lists and for creating courses and cohorts. */
  list: 'An error occured. Please try again later...',
  unknown: 'An error occured. Please try again later...',
  network: 'No Server Response',
};

export const header = {
  account: 'Account',
  logIn: 'Log In',
  logOut: 'Log Out',
  signUp: 'Sign Up',
};

export const footer = {
  rights: (year: number, app: string) => `© ${year} ${app}. All rights reserved.`,
};

export const notFound = {
  title: 'Oops, Page Not Found',
  message: 'The page you are looking for does not exist or has moved.',
  home: 'Go to Homepage',
};

export const unauthorized = {
  title: 'Unauthorized',
  message: 'Your role does not give you access to this page.',
  home: 'Go to Homepage',
};

export const menu = {
  label: 'Main menu',
  open: 'Open menu',
  close: 'Close menu',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
  withShortcut: (label: string) => `${label} (Ctrl+B)`,
  dashboard: 'Dashboard',
  cohortsGroup: 'Cohorts',
  newCohort: 'New Cohort',
  cohorts: 'Cohorts',
  newCourse: 'New Course',
  newLesson: 'New Lesson',
  newActivity: 'New Activity',
  marketplaceGroup: 'Marketplace',
  allCourses: 'All Courses',
  myCourses: 'My Courses',
  categories: 'Categories',
  certificates: 'Certificates',
  studentsGroup: 'Students',
  students: 'Students',
  newStudent: 'New Student',
  enrollments: 'Enrollments',
  institutionGroup: 'Institution',
  institutions: 'Institutions',
  institutionSettings: 'Institution Settings',
  eventsGroup: 'Events',
  events: 'Events',
  schedule: 'Schedule',
  analytics: 'Analytics',
  chat: 'Chat',
  discussions: 'Discussions',
  settings: 'Settings',
};

export const profileMenu = {
  open: 'Profile menu',
  profile: 'Profile',
  settings: 'Settings',
  signOut: 'Sign out',
  institutions: 'Institutions',
  current: 'Current institution',
  switchFailed: 'The institution could not be switched. Please try again.',
  roles: { STUDENT: 'Student', INSTRUCTOR: 'Teacher', ADMIN: 'Admin' },
};

export const code = {
  label: 'Verification code',
  box: (index: number, of: number) => `Character ${index} of ${of}`,
  paste: 'Paste from clipboard',
  clipboardRefused: 'The clipboard could not be read. Paste with the keyboard instead.',
};
