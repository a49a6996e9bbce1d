export const login = {
  title: 'Inicia sesión en tu cuenta',
  email: 'Correo electrónico',
  password: 'Contraseña',
  remember: 'Recordarme',
  forgot: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar sesión',
  noAccount: '¿No tienes una cuenta?',
  createAccount: 'Crear una cuenta',
  missing: 'Falta el correo o la contraseña',
  unauthorized: 'El correo o la contraseña no son correctos',
  failed: 'No pudimos iniciar tu sesión',
};

export const forgotPassword = {
  title: '¿Olvidaste tu contraseña?',
  description: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  submit: 'Enviar enlace',
  backToLogin: 'Volver al inicio de sesión',
  sentTitle: 'Revisa tu correo',
  sent: (email: string) =>
    `Si existe una cuenta con ${email}, hemos enviado un enlace para cambiar su contraseña. Sirve una sola vez y caduca en 30 minutos.`,
  notReceived: '¿No te llegó? Revisa la carpeta de correo no deseado o pide otro en un minuto.',
  sendAgain: 'Enviar de nuevo',
  sentAgain: 'Enviamos un enlace nuevo.',
  otherEmail: 'Usar otro correo',
};

export const signup = {
  title: 'Crea tu cuenta',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Inicia sesión',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'De 8 a 24 caracteres, con mayúsculas, minúsculas, un número y un carácter especial.',
  specials: 'Caracteres especiales permitidos: ! @ # $ %',
  confirm: 'Confirma la contraseña',
  confirmHint: 'Debe coincidir con la contraseña del primer campo.',
  submit: 'Crear cuenta',
  invalid: 'Hay datos no válidos',
  taken: 'Ese correo ya está en uso',
  failed: 'Algo salió mal. Inténtalo de nuevo más tarde',
  agreement: [
    'Al crear una cuenta, aceptas nuestras ',
    'Condiciones',
    ' y la ',
    'Política de privacidad',
    '.',
  ],
};

export const register = {
  title: 'Crea tu cuenta',
  chooseRole: '¿Vas a aprender o a enseñar?',
  student: 'Estudiante',
  studentHint: 'Encuentra cursos, únete a cohortes y aprende con otras personas.',
  teacher: 'Docente',
  teacherHint: 'Crea cursos, dirige cohortes y haz crecer tu institución.',
  backToRoles: '← Volver a elegir el rol',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Inicia sesión',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  institutionName: 'Nombre de la institución',
  institutionType: 'Tipo de institución',
  types: { INDIVIDUAL: 'Particular', ORGANIZATION: 'Organización', OTHER: 'Otro' },
  namespace: 'Dirección corta',
  namespaceHint: (address: string) => `Tu dirección web: ${address}. No podrás cambiarla más adelante.`,
  checking: 'Comprobando si está libre…',
  available: 'Disponible',
  notAvailable: 'No disponible',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres. Es más segura si combinas letras, números y símbolos.',
  confirm: 'Confirma la contraseña',
  plan: (plan: string) => `Elegiste el plan ${plan}.`,
  planLater: 'Tu institución empieza con el plan Free hasta que lo confirmemos.',
  changePlan: 'Cambiar',
  submit: 'Crear cuenta',
  failed: 'No pudimos crear la cuenta. Inténtalo de nuevo.',
};

export const verify = {
  title: 'Verifica tu correo',
  sentTo: (email: string) => `Escribe el código de 6 dígitos que enviamos a ${email}.`,
  confirm: (email: string) => `Confirma que ${email} es tu correo electrónico.`,
  enterBoth: 'Escribe tu correo electrónico y el código de 6 dígitos que te enviamos.',
  email: 'Correo electrónico',
  submit: 'Verificar correo',
  resend: 'Reenviar código',
  verified: '¡Correo verificado! Vamos al siguiente paso…',
  verifiedToast: 'Tu correo está verificado',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
  resent: 'Enviamos un código nuevo a tu correo.',
  resendFailed: 'No pudimos reenviar el código. Inténtalo de nuevo.',
};

export const passwordSettings = {
  title: 'Contraseña',
  description: 'Si cambias la contraseña, se cierra tu sesión en los demás dispositivos.',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  confirm: 'Confirma la contraseña nueva',
  submit: 'Cambiar contraseña',
  changed: 'Cambiaste tu contraseña. Tu sesión se cerró en los demás dispositivos.',
  failed: 'No pudimos cambiar tu contraseña. Inténtalo de nuevo.',
};

export const sessionSettings = {
  title: 'Tus sesiones abiertas',
  description: '¿No reconoces un dispositivo? Cierra su sesión y cambia tu contraseña.',
  failed: 'No pudimos cargar tus dispositivos.',
  none: 'No tienes sesiones abiertas.',
  current: 'Este dispositivo',
  began: (time: string, address: string) =>
    address ? `Inicio de sesión: ${time}, desde ${address}` : `Inicio de sesión: ${time}`,
  passkeyBegan: (time: string, address: string) =>
    address
      ? `Inicio de sesión con una llave de acceso: ${time}, desde ${address}`
      : `Inicio de sesión con una llave de acceso: ${time}`,
  lastUsed: (time: string) => `Último uso: ${time}`,
  end: 'Cerrar sesión',
  endNamed: (device: string, time: string) => `Cerrar sesión: ${device}, iniciada el ${time}`,
  ended: (device: string) => `Sesión cerrada: ${device}.`,
  notEnded: 'No pudimos cerrar la sesión de este dispositivo. Inténtalo de nuevo.',
  endOthers: 'Cerrar las demás sesiones',
  endOthersText: 'Tendrás que iniciar sesión de nuevo en tus demás dispositivos.',
  othersEnded: 'Tus demás sesiones están cerradas.',
};
