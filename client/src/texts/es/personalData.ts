/** The viewer's own data in the settings: the archive, and the end of the account. */

export const personalData = {
  title: 'Tus datos',
  description:
    'Un archivo ZIP con todo lo que guardamos sobre ti en todas las instituciones: líneas de JSON y los archivos que subiste.',
  privacy: 'No contiene contraseñas ni otros secretos. Guárdalo en un lugar seguro.',
  loadFailed: 'No hemos podido cargar esta sección.',
};

export const deleteAccount = {
  title: 'Eliminar tu cuenta',
  description: 'Para siempre, en todas las instituciones.',
  effects: [
    'Se borran tu nombre, correo electrónico, foto, mensajes, publicaciones, opiniones y entregas.',
    'Pierdes tus plazas. Las notas, la asistencia y los pagos se conservan sin tu nombre; los recibos lo mantienen, como exige la ley.',
    'Tus certificados siguen siendo válidos con su número, sin tu nombre. Descárgalos antes.',
    'Si eres propietario de una institución con otros miembros, transfiérela o ciérrala antes.',
  ],
  button: 'Eliminar la cuenta',
  dialogTitle: '¿Eliminar tu cuenta?',
  dialogText: 'No se puede deshacer. Se cierra tu sesión en todos los dispositivos al instante.',
  password: 'Tu contraseña',
  code: 'Código',
  codeHint: 'De tu aplicación de autenticación, o un código de recuperación.',
  failed: 'No hemos podido eliminar tu cuenta. Inténtalo de nuevo.',
  done: 'Tu cuenta se ha eliminado.',
};
