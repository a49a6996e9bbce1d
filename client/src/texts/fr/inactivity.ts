/** Shown on the sign-in screen after a time-out. */
export const inactivity = {
  signedOut: 'Votre session a été fermée après un moment d’inactivité. Reconnectez-vous.',
};
