export const common = {
  loading: 'Loading…',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  undo: 'Undo',
  discard: 'Discard',
  draftRestored: 'Draft restored',
  draftDiscarded: 'Draft discarded',
  back: 'Back',
  copy: 'Copy',
  copied: 'Copied',
  free: 'Free',
  andMore: (first: string, more: number) => (more === 0 ? first : `${first} + ${more} more`),
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  bulkFailed: (failed: number) => `We couldn’t change ${failed}:`,
  /** Number of filters that are set. */
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  skipToContent: 'Skip to content',
  offline: 'You’re offline. Some information may be out of date.',
  screenFailed: 'Something went wrong on this page',
  screenFailedHint: 'Try again. If it keeps happening, reload the page.',
  codeMissing: 'We couldn’t load this page',
  codeMissingHint: 'We can’t reach the server, or a newer version was released. Reload to try again.',
  codeMissingOffline: 'This page opens as soon as you’re back online.',
  reload: 'Reload',
  notifications: 'Notifications',
  // Without the word 'password': tests find the field next to it by that name.
  reveal: 'Show characters',
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
  /** Also the fallback of the product documents for lists and for creating courses and cohorts. */
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
  links: 'More',
  courses: 'Open cohorts',
  verify: 'Verify a certificate',
  createSchool: 'Create your school',
  plans: 'Plans',
  api: 'API documentation',
  terms: 'Terms of service',
  privacy: 'Privacy',
};

export const notFound = {
  title: 'Oops, Page Not Found',
  message: 'The page you’re looking for doesn’t exist or has moved.',
  home: 'Go to Homepage',
};

export const unauthorized = {
  title: 'Unauthorized',
  message: 'You don’t have permission to view this page.',
  home: 'Go to Homepage',
};
