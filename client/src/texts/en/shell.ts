export const common = {
  loading: 'Loading…',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  undo: 'Undo',
  back: 'Back',
  copy: 'Copy',
  copied: 'Copied',
  skipToContent: 'Skip to content',
  offline: 'You are offline. What you see may be out of date.',
  screenFailed: 'Something went wrong on this page',
  screenFailedHint: 'Please try again. If it keeps happening, go to another page or reload.',
  codeMissing: 'This page could not be loaded',
  codeMissingHint: 'The server cannot be reached, or a newer version was released. Reload to try again.',
  codeMissingOffline: 'This page opens as soon as you are back online.',
  reload: 'Reload',
  notifications: 'Notifications',
  // Without the word 'password': the field beside it is found by that name.
  reveal: 'Show what is typed',
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
