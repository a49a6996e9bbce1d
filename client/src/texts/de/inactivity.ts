/** Shown on the sign-in screen after a time-out. */
export const inactivity = {
  signedOut: 'Sie wurden abgemeldet, weil Sie eine Weile nicht aktiv waren. Melden Sie sich erneut an.',
};
