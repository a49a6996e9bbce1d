/** Shown on the sign-in screen after a time-out. */
export const inactivity = {
  signedOut: 'Vous avez été déconnecté après un moment d’inactivité. Reconnectez-vous.',
};
