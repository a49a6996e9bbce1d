/** Shown on the sign-in screen after a time-out. */
export const inactivity = {
  signedOut: 'You were signed out because you weren’t active for a while. Sign in again.',
};
