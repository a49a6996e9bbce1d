export const emailSettings = {
  title: 'Correo electrónico',
  description: 'Inicias sesión con esta dirección, y ahí te enviamos los correos.',
  failed: 'No pudimos cargar tu correo.',
  change: 'Cambiar',
  changeTitle: 'Cambiar tu correo',
  changeText: 'Enviamos un enlace a la dirección nueva. Tu correo cambia cuando lo abras y lo confirmes.',
  email: 'Correo nuevo',
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'De tu app de autenticación, o un código de recuperación.',
  submit: 'Enviar enlace',
  notSent: 'No pudimos enviar el enlace. Inténtalo de nuevo.',
  sent: (email: string) => `Enviamos un enlace a ${email}.`,
  pending: (email: string) => `Abre el enlace que enviamos a ${email}. Sirve una vez y caduca en 30 minutos.`,
  pendingTitle: 'A la espera de confirmación',
  cancel: 'Cancelar el cambio',
  cancelled: 'Tu correo se queda como está.',
  notCancelled: 'No pudimos cancelar el cambio. Inténtalo de nuevo.',
};

/** Page of the links in the mails. */
export const emailChangePage = {
  confirmTitle: 'Confirma tu correo nuevo',
  confirmText: 'A partir de ahora inicias sesión con él, y se cierra tu sesión en los demás dispositivos.',
  confirm: 'Confirmar',
  confirmed: 'Correo cambiado',
  confirmedText: (email: string) => `Tu correo es ahora ${email}.`,
  undoTitle: 'Conserva tu correo',
  undoText:
    'Si no cambiaste el correo de tu cuenta, alguien conoce tu contraseña. Cerramos la sesión en todos los dispositivos, quitamos todas las llaves de acceso y eliges una contraseña nueva.',
  undo: 'No fui yo',
  undone: (email: string) => `Tu correo es ${email}. Elige una contraseña nueva.`,
  failed: 'Algo salió mal. Inténtalo de nuevo.',
  invalidTitle: 'Este enlace no funciona',
  invalidText: 'Abre el enlace completo del correo, o pide el cambio de nuevo en tus ajustes.',
  goOn: 'Continuar',
};
