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
  cohortOf: (cohort: string) => `En ${cohort}`,
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

export const revokeCertificate = {
  action: 'Revocar…',
  title: 'Revocar certificado',
  text: (student: string, course: string) =>
    `El certificado de ${student} de «${course}» dejará de ser válido. Enviaremos el motivo a ${student} por correo, y quien verifique el número lo verá.`,
  reason: 'Motivo',
  reasonHint: 'Público. No incluyas nada privado.',
  submit: 'Revocar certificado',
  done: (student: string) => `Revocamos el certificado de ${student}.`,
  failed: 'No pudimos revocar el certificado. Inténtalo de nuevo.',
};

export const certificateRule = {
  title: 'Cómo se emiten los certificados',
  description: 'Quienes cumplen los requisitos pueden recibir su certificado sin esperarte.',
  automatic: 'Emitir certificados automáticamente',
  automaticHint: 'En cuanto alguien de una cohorte cumpla todos los requisitos de abajo.',
  byHand: 'Emites cada certificado cuando termina la cohorte, en la pantalla Certificados.',
  progress: 'Lecciones completadas (%)',
  grade: 'Puntos obtenidos (%)',
  gradeHint: 'De todas las actividades. El trabajo sin calificar no tiene puntos.',
  attendance: 'Sesiones con asistencia (%)',
  attendanceHint:
    'De todas las sesiones de la cohorte, también las futuras. Llegar con retraso cuenta; la ausencia justificada no.',
  optional:
    'Deja un campo vacío para no exigir nada. Sin requisitos, los certificados se emiten cuando termina la cohorte.',
  notAgain: 'Los certificados revocados no se emiten de nuevo automáticamente.',
  save: 'Guardar',
  saved: 'Regla guardada.',
  savedAutomatic: 'Regla guardada. Quienes cumplen recibirán su certificado enseguida.',
  failed: 'No pudimos cargar los certificados de este curso. Inténtalo de nuevo.',
  notSaved: 'No pudimos guardar la regla. Inténtalo de nuevo.',
  conflict: 'Otra persona cambió esta regla',
  preview: 'Quién recibiría uno ahora',
  previewCount: (qualified: string, total: string) => `${qualified} de ${total}`,
  previewHint: 'Estudiantes sin certificado en las cohortes que impartes.',
  previewEmpty: 'No hay estudiantes sin certificado.',
  previewEmptyHint: 'Aquí aparecen los estudiantes de tus cohortes.',
  previewMore: (count: string) => `Y más: ${count}.`,
  previewFailed: 'No pudimos cargar la vista previa. Inténtalo de nuevo.',
  qualifies: 'Cumple',
  notYet: 'Aún no',
  standing: (progress: number, grade: number, attendance: number) =>
    `Lecciones ${progress}\u00a0%, puntos ${grade}\u00a0%, sesiones ${attendance}\u00a0%`,
};

export const certificateGoal = {
  title: 'Certificado',
  automatic: 'Recibirás tu certificado en cuanto tengas:',
  atEnd: 'Recibirás tu certificado cuando termine la cohorte.',
  needs: {
    progress: (percent: number) => `${percent}\u00a0% de las lecciones`,
    grade: (percent: number) => `${percent}\u00a0% de los puntos`,
    attendance: (percent: number) => `${percent}\u00a0% de las sesiones`,
  },
  has: (percent: number) => `tienes ${percent}\u00a0%`,
  met: 'Listo',
  soon: 'Cumples todos los requisitos. Tu certificado llegará en un minuto.',
  open: 'Ver certificado',
  issued: 'Obtuviste este certificado.',
  revoked: 'Se revocó tu certificado.',
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
  badge: 'Descargar insignia digital',
  badgeHint: 'Un archivo firmado de Open Badges 3.0 para carteras digitales.',
  certifies: (student: string, course: string) => `${student} completó el curso «${course}».`,
  unknown: 'No hay ningún certificado con este número.',
  unknownHint: 'Revisa el número en el certificado. Tiene 12 letras y dígitos.',
  another: 'Verificar otro',
  failed: 'No pudimos comprobar el número. Inténtalo de nuevo.',
};
