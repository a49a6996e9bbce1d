/** Sign-in screen. */
export const passkeySignIn = {
  or: 'o',
  submit: 'Iniciar sesión con una llave de acceso',
  failed: 'No pudimos iniciar tu sesión con una llave de acceso. Inténtalo de nuevo.',
};

/** Why a device did not make or use a passkey. */
export const passkeyFailures = {
  cancelled:
    'Se canceló, o este dispositivo no tiene una llave de acceso de tu cuenta. Inténtalo de nuevo o usa tu contraseña.',
  notMade: 'No se creó la llave de acceso, porque se canceló o tardó demasiado. Inténtalo de nuevo.',
  known: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
  address: (address: string) =>
    `Las llaves de acceso solo funcionan en ${address} y en las direcciones de sus instituciones.`,
  device: 'Tu dispositivo no pudo hacerlo. Prueba con otro.',
};

export const passkeySettings = {
  title: 'Llaves de acceso',
  description:
    'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla. Una llave de acceso sustituye tu contraseña y el código de tu teléfono.',
  list: 'Llaves de acceso',
  failed: 'No pudimos cargar tus llaves de acceso.',
  none: 'Aún no hay llaves de acceso',
  noneHint: 'Añade una en cada dispositivo que uses, o una que compartan tus dispositivos.',
  unsupported: 'Este navegador no admite llaves de acceso.',
  full: (max: number) => `Tienes ${max} llaves de acceso, el máximo posible. Quita una para añadir otra.`,
  add: 'Añadir una llave de acceso',
  addTitle: 'Añadir una llave de acceso',
  addText: 'Confirma que eres tú. Después, tu navegador te pide la huella, la cara o el bloqueo de pantalla.',
  name: 'Nombre',
  nameHint: 'Para reconocerla más tarde, por ejemplo el dispositivo.',
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'De tu app de autenticación, o un código de recuperación.',
  submit: 'Continuar',
  added: (name: string) => `Ya puedes iniciar sesión con «${name}».`,
  notAdded: 'No pudimos añadir la llave de acceso. Inténtalo de nuevo.',
  made: (day: string) => `Añadida: ${day}`,
  lastUsed: (time: string) => `Último uso: ${time}`,
  neverUsed: 'Sin usar',
  actions: (name: string) => `Acciones de ${name}`,
  rename: 'Cambiar nombre',
  renameTitle: 'Cambiar el nombre de la llave de acceso',
  save: 'Guardar',
  renamed: 'Cambiaste el nombre de la llave de acceso.',
  notRenamed: 'No pudimos cambiar el nombre de la llave de acceso. Inténtalo de nuevo.',
  remove: 'Quitar',
  removeTitle: (name: string) => `¿Quitar «${name}»?`,
  removeText:
    'Ya no podrás iniciar sesión con ella, y se cierra la sesión en los demás dispositivos donde la usaste. Bórrala también en tu dispositivo.',
  removed: (name: string) => `Quitaste «${name}».`,
  notRemoved: 'No pudimos quitar la llave de acceso. Inténtalo de nuevo.',
};
