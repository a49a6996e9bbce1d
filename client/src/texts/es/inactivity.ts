/** Shown on the sign-in screen after a time-out. */
export const inactivity = {
  signedOut: 'Cerramos tu sesión porque no hubo actividad durante un rato. Inicia sesión de nuevo.',
};
