/** Second step of a sign-in. */
export const codeStep = {
  title: 'Escribe tu código',
  code: 'Código',
  codeHint: 'Escribe el código que muestra tu app de autenticación.',
  recoveryCode: 'Código de recuperación',
  recoveryHint:
    'Escribe uno de los códigos que guardaste al activar la autenticación en dos pasos. Cada uno sirve una vez.',
  submit: 'Iniciar sesión',
  byRecovery: 'Usar un código de recuperación',
  byApp: 'Usar mi app de autenticación',
  back: 'Volver al inicio de sesión',
  startAgain: 'Tu contraseña cambió. Vuelve atrás e inicia sesión de nuevo.',
};

export const twoFactor = {
  title: 'Autenticación en dos pasos',
  description: 'Protege tu cuenta con un código de tu teléfono, además de tu contraseña.',
  failed: 'No pudimos cargar este ajuste.',
  on: 'Activada',
  off: 'Desactivada',
  setUp: 'Configurar',
  setUpTitle: 'Configurar una app de autenticación',
  scan: 'Escanea este código QR con una app de autenticación y escribe el código que muestra.',
  picture: 'Código QR para tu app de autenticación',
  secret: 'Clave',
  secretHint: '¿No puedes escanearlo? Escribe esta clave en la app.',
  copySecret: 'Copiar clave',
  code: 'Código',
  codeHint: 'El código de 6 dígitos de la app.',
  turnOn: 'Activar',
  notBegun: 'No pudimos empezar la configuración. Inténtalo de nuevo.',
  notOn: 'No pudimos activar la autenticación en dos pasos. Inténtalo de nuevo.',
  turnOff: 'Desactivar',
  turnOffTitle: 'Desactivar la autenticación en dos pasos',
  turnOffText: 'Cualquiera que conozca tu contraseña podrá iniciar sesión.',
  turnedOff: 'La autenticación en dos pasos está desactivada.',
  notOff: 'No pudimos desactivar la autenticación en dos pasos. Inténtalo de nuevo.',
  newCodes: 'Nuevos códigos de recuperación',
  newCodesText: 'Tus códigos de recuperación anteriores dejarán de servir.',
  replace: 'Crear códigos',
  notReplaced: 'No pudimos crear códigos nuevos. Inténtalo de nuevo.',
  password: 'Contraseña',
  proof: 'Código',
  proofHint: 'De tu app de autenticación, o un código de recuperación.',
  codesTitle: 'Guarda tus códigos de recuperación',
  codesText:
    'Si pierdes tu teléfono, usa uno de estos códigos para iniciar sesión. Cada uno sirve una vez. No volveremos a mostrarlos.',
  codes: 'Códigos de recuperación',
  copyCodes: 'Copiar códigos',
  download: 'Descargar códigos',
  fileName: 'codigos-de-recuperacion.txt',
  fileHead: (app: string, email: string) =>
    `Códigos de recuperación de ${app} para ${email}. Cada uno sirve una vez.`,
  saved: 'Ya los guardé',
};

/** Screen of those whose institution requires two-factor authentication. */
export const twoFactorRequired = {
  title: 'Configura la autenticación en dos pasos',
  description: (institution: string) =>
    `${institution} pide a sus miembros que inicien sesión también con un código de su teléfono. Configurarlo lleva unos dos minutos.`,
  institution: 'Tu institución',
  failed: 'No pudimos cargar esta página.',
  enter: 'Continuar',
  notEntered: 'No pudimos abrir la institución. Inténtalo de nuevo.',
  passkey: 'Si tienes una llave de acceso, cierra la sesión e iníciala con ella.',
};
