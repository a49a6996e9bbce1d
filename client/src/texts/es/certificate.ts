import type { CertificateStatus } from '../enums.generated.ts';

export const certificates = {
  title: 'Certificados',
  studentDescription: 'Los certificados que obtuviste, listos para descargar y compartir.',
  teacherDescription: 'Certificados para quienes completaron tus cursos.',
  failed: 'Algo salió mal. Inténtalo de nuevo más tarde…',
  search: 'Buscar certificados',
  clear: 'Borrar búsqueda',
  noMatch: 'Ningún certificado coincide con tu búsqueda.',
  empty: 'Aún no tienes certificados.',
  emptyHint: 'Recibes uno por cada curso que completas. El curso indica qué hace falta.',
  browse: 'Explorar cohortes',
  filter: 'Filtrar certificados',
  statuses: { PENDING: 'Pendiente', ISSUED: 'Emitido', REVOKED: 'Revocado' } satisfies Record<
    CertificateStatus,
    string
  >,
  tabs: { PENDING: 'Por emitir', ISSUED: 'Emitidos', REVOKED: 'Revocados' } satisfies Record<
    CertificateStatus,
    string
  >,
  nonePending: 'Aún no hay nada que emitir.',
  nonePendingHint: 'Cuando termine una de tus cohortes, sus certificados aparecerán aquí.',
  noneIssued: 'Aún no hay certificados emitidos.',
  noneRevoked: 'No hay certificados revocados.',
  pendingHint: 'Falta que tu docente lo emita.',
  grade: 'Calificación',
  issued: 'Emisión',
  number: 'Número',
  institution: 'Institución',
  cohort: 'Cohorte',
  download: 'Descargar',
  downloadNamed: (course: string) => `Descargar el certificado de ${course}`,
  downloadOf: (student: string, course: string) => `Descargar el certificado de ${student} en ${course}`,
  downloadFailed: 'No pudimos descargar el certificado. Inténtalo de nuevo.',
  verificationLink: 'Enlace de verificación',
  progressOf: (percent: number) => `${percent}\u00a0% de las lecciones completado`,
  issue: 'Emitir',
  issueNamed: (student: string, course: string) => `Emitir el certificado de ${student} en ${course}`,
  issueAll: 'Emitir todos',
  issueAllNamed: (cohort: string) => `Emitir todos los certificados de ${cohort}`,
  issueAllTitle: '¿Emitir todos los certificados?',
  issueAllText: (cohort: string) =>
    `Todas las personas que completaron ${cohort} recibirán un certificado (sin calificación) y un aviso. No se puede deshacer.`,
  issuedAll: (count: string) => `Emisión completada: ${count}.`,
  issueFailed: 'No pudimos emitir el certificado. Inténtalo de nuevo.',
  issueAgain: 'Emitir de nuevo',
  issueAgainNamed: (student: string, course: string) =>
    `Emitir de nuevo el certificado de ${student} en ${course}`,
  revoked: 'Revocación',
  reason: (reason: string) => `Motivo: ${reason}`,
  actionsOf: (student: string, course: string) => `Acciones: certificado de ${student} en ${course}`,
  share: 'Compartir',
  shareNamed: (course: string) => `Compartir el certificado de ${course}`,
  linkedIn: 'Añadir al perfil de LinkedIn',
  badge: 'Descargar insignia digital',
};

export const issueCertificate = {
  title: 'Emitir certificado',
  text: (student: string, course: string) =>
    `Emitiremos el certificado de «${course}» para ${student} y le avisaremos. No se puede deshacer.`,
  grade: 'Calificación',
  gradeHint: 'Opcional. Aparece en el certificado, p. ej. «A» o «92\u00a0%».',
  submit: 'Emitir certificado',
  done: (student: string) => `Emitimos el certificado de ${student}.`,
};

export const certificateCheck = {
  title: 'Verificar un certificado',
  text: 'Escribe el número que aparece en el certificado.',
  number: 'Número del certificado',
  placeholder: 'M3KX-7W0P-QD5T',
  submit: 'Verificar',
  valid: 'Este certificado es válido.',
  revoked: 'Este certificado se revocó.',
  revokedText: (student: string, course: string) =>
    `${student} tenía un certificado del curso «${course}». Ya no es válido.`,
  revokedAt: 'Revocación',
  reason: 'Motivo',
  language: 'Idioma',
  badge: 'Descargar insignia digital',
  badgeHint: 'Un archivo firmado de Open Badges 3.0 para carteras digitales.',
  certifies: (student: string, course: string) => `${student} completó el curso «${course}».`,
  unknown: 'No hay ningún certificado con este número.',
  unknownHint: 'Revisa el número en el certificado. Tiene 12 letras y dígitos.',
  another: 'Verificar otro',
  failed: 'No pudimos comprobar el número. Inténtalo de nuevo.',
};
