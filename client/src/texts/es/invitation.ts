import type { MemberInvitationStatus, Role } from '../enums.generated.ts';

/** Roles as people in a sentence: “as a teacher”. */
const asRole = {
  STUDENT: 'como estudiante',
  INSTRUCTOR: 'como docente',
  ADMIN: 'como admin',
} satisfies Record<Role, string>;

export const receivedInvitation = {
  title: (institution: string) => `Únete a ${institution}`,
  text: (inviter: string, role: Role, cohort: string | null) =>
    `${inviter} te invita ${asRole[role]}${cohort === null ? '' : ` a «${cohort}»`}.`,
  firstName: 'Nombre',
  lastName: 'Apellidos',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres.',
  register: 'Crear cuenta y unirme',
  registerFailed: 'No pudimos crear tu cuenta. Inténtalo de nuevo.',
  haveAccount: '¿Ya tienes una cuenta?',
  signIn: 'Inicia sesión para aceptar',
  signedInAs: (email: string) => `Sesión iniciada como ${email}.`,
  accept: 'Aceptar invitación',
  acceptFailed: 'No pudimos aceptar la invitación. Inténtalo de nuevo.',
  otherAccount: 'Cerrar sesión para usar otra cuenta',
  verifyFirst: 'Verifica antes tu correo electrónico.',
  verify: 'Verificar correo',
  joined: (institution: string) => `¡Te damos la bienvenida a ${institution}!`,
  unknown: 'Esta invitación ya no sirve',
  unknownHint:
    'Ya se usó, se reemplazó por otra más reciente o caducó. Si ya la aceptaste, inicia sesión. Si no, pide otra invitación a quien te invitó.',
  toSignIn: 'Iniciar sesión',
  failed: 'No pudimos cargar la invitación.',
};

export const memberInvitations = {
  title: 'Invitaciones',
  description: 'Invita a personas por correo. Cada enlace sirve una vez, durante 14 días.',
  list: 'Invitaciones abiertas',
  failed: 'No pudimos cargar las invitaciones.',
  empty: 'No hay invitaciones abiertas.',
  emptyHint: 'Invita a estudiantes directamente a una cohorte, o a colegas a enseñar y gestionar contigo.',
  invite: 'Invitar a personas',
  statuses: {
    WAITING: 'En espera de envío',
    OPEN: 'Abierta',
    ACCEPTED: 'Aceptada',
    CANCELLED: 'Cancelada',
    EXPIRED: 'Caducada',
  } satisfies Record<MemberInvitationStatus, string>,
  email: 'Correo electrónico',
  role: 'Rol',
  actions: 'Acciones',
  cohort: 'Cohorte',
  sent: 'Envío',
  by: (name: string) => `por ${name}`,
  expires: 'Caduca',
  resend: 'Reenviar',
  sendNow: 'Enviar ahora',
  sendNowNamed: (email: string) => `Enviar ahora la invitación a ${email}`,
  status: 'Estado',
  waiting: (invitations: string) => `${invitations} en espera de envío.`,
  waitingHint:
    'Enviamos hasta 400 invitaciones importadas al día, en el orden del archivo. Las demás siguen automáticamente.',
  noWaiting: 'No hay invitaciones en espera de envío.',
  fromFile: 'Importar de un archivo',
  resendNamed: (email: string) => `Reenviar la invitación a ${email}`,
  resent: (email: string) => `Enviamos otro enlace a ${email}.`,
  resendFailed: 'No pudimos reenviar la invitación. Inténtalo de nuevo.',
  cancelNamed: (email: string) => `Cancelar la invitación a ${email}`,
  cancelled: (email: string) => `Cancelaste la invitación a ${email}.`,
  cancelFailed: 'No pudimos cancelar la invitación. Inténtalo de nuevo.',
  resentMany: (count: number) =>
    count === 1 ? '1 invitación reenviada.' : `${count} invitaciones reenviadas.`,
  cancelMany: 'Cancelar invitaciones',
  cancelManyText: (count: number) =>
    count === 1
      ? 'El enlace del correo dejará de servir enseguida.'
      : `Los enlaces de estos ${count} correos dejarán de servir enseguida.`,
  cancelledMany: (count: number) =>
    count === 1 ? '1 invitación cancelada.' : `${count} invitaciones canceladas.`,
};

export const inviteForm = {
  title: 'Invitar a personas',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  namesHint: 'Opcional. Aparece ya escrito cuando la persona crea su cuenta.',
  submitOne: 'Enviar invitación',
  emails: 'Correos electrónicos',
  emailsHint: 'Uno por línea, hasta 100.',
  missing: 'Escribe al menos un correo electrónico.',
  tooMany: 'Puedes invitar hasta a 100 personas a la vez.',
  role: 'Rol',
  cohort: 'Cohorte',
  cohortHint: 'Al aceptar, obtendrán una plaza o un lugar en la lista de espera.',
  noCohort: 'Ninguna cohorte',
  message: 'Mensaje',
  messageHint: 'Opcional. Se incluye en cada correo.',
  submit: 'Enviar invitaciones',
  sent: (people: string) => `Invitaciones enviadas: ${people}.`,
  someFailed: 'No pudimos invitar a estas personas:',
  alreadyInvited: 'ya recibió una invitación en la última hora.',
  problem: (email: string, message: string) => `${email}: ${message}`,
  failed: 'No pudimos enviar las invitaciones. Inténtalo de nuevo.',
};
