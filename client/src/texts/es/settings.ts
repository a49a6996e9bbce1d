import type { InstitutionType } from '../enums.generated.ts';

export const institutionSettings = {
  title: 'Ajustes de la institución',
  description: (name: string) =>
    `Perfil, marca, seguridad, miembros, notificaciones, integraciones, facturación y registro de auditoría de ${name}.`,
  tabs: 'Secciones de los ajustes',
  general: 'General',
  branding: 'Marca',
  members: 'Miembros',
  security: 'Seguridad',
  integrations: 'Integraciones',
  notifications: 'Notificaciones',
  billing: 'Facturación',
  danger: 'Zona de peligro',
  failed: 'No pudimos cargar los ajustes.',
};

export const institutionGeneral = {
  title: 'Sobre la institución',
  name: 'Nombre',
  type: 'Tipo',
  types: {
    UNIVERSITY: 'Universidad',
    COLLEGE: 'Instituto superior',
    SCHOOL: 'Escuela',
    TRAINING: 'Centro de formación',
    ORGANIZATION: 'Organización',
    INDIVIDUAL: 'Particular',
    OTHER: 'Otro',
  } satisfies Record<InstitutionType, string>,
  address: 'Dirección web',
  addressHint: 'Tus estudiantes inician sesión aquí. No se puede cambiar.',
  isSignUpOpen: 'Abierta a nuevas cuentas',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Los días de la analítica empiezan a medianoche en esta zona horaria.',
  isSignUpOpenHint: 'Cualquiera que tenga una cuenta puede unirse como estudiante al iniciar sesión.',
  save: 'Guardar cambios',
  saved: 'Ajustes guardados.',
  failed: 'No pudimos guardar los ajustes. Inténtalo de nuevo.',
};

export const institutionSecurity = {
  title: 'Seguridad',
  description: 'Reglas para todas las personas de la institución. Se aplican al instante.',
  conflict: 'Otra persona cambió estas reglas',
  twoFactor: 'Exigir la autenticación en dos pasos',
  twoFactorHint:
    'A los miembros que no la tengan se les pide configurarla antes de continuar. Actívala antes en tu propia cuenta.',
  timeout: 'Cerrar sesión tras inactividad, en minutos',
  timeoutHint: 'Quienes no hagan nada durante este tiempo deben iniciar sesión de nuevo. Vacío: 30 días.',
  password: 'Longitud mínima de las contraseñas',
  passwordHint: (platform: number) =>
    `Solo vale para contraseñas nuevas. Cada persona puede conservar la que tiene. Vacío: ${platform} caracteres.`,
  example: (value: number) => `Por ejemplo, ${value}`,
  addresses: 'Direcciones IP permitidas',
  addressesHint: (max: number) =>
    `Solo estas direcciones y rangos, como 192.0.2.0/24, pueden usar la institución. Una por línea, hasta ${max}. Vacío: todo el mundo.`,
  ownAddress: (address: string) => `Tu dirección: ${address}`,
  addOwnAddress: 'Añadir mi dirección',
};

export const keyboardSettings = {
  title: 'Teclado',
  dialog: 'Atajos de teclado',
  description: 'Atajos que funcionan en todas las pantallas.',
  actions: {
    search: 'Buscar e ir a una página',
    nextRow: 'Fila siguiente de una lista',
    previousRow: 'Fila anterior de una lista',
    previousLesson: 'Lección anterior',
    nextLesson: 'Lección siguiente',
    foldMenu: 'Plegar o desplegar el menú',
    help: 'Mostrar los atajos',
    latestMessage: 'Ir al último mensaje, por ejemplo para deshacer',
  },
  letters: 'Usar letras sueltas como atajos',
  lettersHint: 'Desactívalo si dictas el texto por voz. Vale para este dispositivo.',
};
