import type { CertificateStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

const people = (count: number) => `${count} ${count === 1 ? 'estudiante' : 'estudiantes'}`;

export const students = {
  title: 'Estudiantes',
  description: 'Estudiantes de la institución, con los cursos de sus cohortes.',
  list: 'Estudiantes',
  empty: 'No hay estudiantes',
  emptyHint: 'Invita a estudiantes o deja que creen su cuenta para unirse.',
  noMatch: 'Ningún estudiante coincide con estos filtros.',
  failed: 'Algo salió mal. Inténtalo de nuevo más tarde…',
  search: 'Buscar por nombre o correo',
  cohort: 'Cohorte',
  allCohorts: 'Todas las cohortes',
  name: 'Nombre',
  courses: 'Cursos',
  joined: 'Ingreso',
  lastSeen: 'Última visita',
  never: 'Nunca',
  actions: 'Acciones',
  add: 'Añadir estudiante',
  enroll: 'Inscribir',
  enrollNamed: (name: string) => `Inscribir a ${name}`,
  export: {
    start: 'Exportar CSV',
    running: 'Exportando estudiantes',
    cancel: 'Cancelar exportación',
    failed: 'No pudimos exportar los estudiantes. Inténtalo de nuevo.',
    percent: (percent: number) => `Exportando, ${percent}\u00a0%`,
    done: (lines: number) => `Exportación completada: ${people(lines)}.`,
  },
};

export const cohortSelect = {
  search: 'Buscar cohortes',
  noMatch: 'No hay ninguna cohorte que coincida y puedas elegir.',
  found: (count: number) => `${formatPlural(count, 'cohorte encontrada', 'cohortes encontradas')}.`,
};

export const enrollIn = {
  title: 'Inscribir en una cohorte',
  cohort: 'Cohorte',
  choose: 'Elige una cohorte',
  none: 'No hay ninguna cohorte publicada y abierta. Publica una primero.',
  failed: 'No pudimos cargar las cohortes.',
  about: (count: number) =>
    `Inscribiremos y avisaremos a ${people(count)}. Una plaza con precio se reserva hasta el pago. Si la cohorte está completa, entran en la lista de espera.`,
  submit: 'Inscribir',
  done: (count: number) => `Con plaza o en lista de espera: ${people(count)}.`,
};

export const studentPage = {
  notFound: 'Este estudiante no está disponible',
  notFoundHint: 'Puede que haya dejado la institución o que no esté en ninguna de tus cohortes.',
  failed: 'No pudimos cargar este estudiante.',
  back: 'Volver a los estudiantes',
  profile: 'Ver perfil',
  record: 'Ficha del estudiante',
  facts: 'Datos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  joined: 'Ingreso',
  lastSeen: 'Última visita',
  courses: 'Cursos',
  removed: 'Sin acceso',
  enrollments: 'Inscripciones',
  noEnrollments: 'Aún no hay inscripciones.',
  submissions: 'Entregas',
  noSubmissions: 'Aún no hay entregas.',
  activity: 'Actividad',
  course: 'Curso',
  submitted: 'Entrega',
  result: 'Resultado',
  attendance: 'Asistencia',
  noAttendance: 'No hay asistencia registrada.',
  session: 'Sesión',
  date: 'Fecha',
  cohort: 'Cohorte',
  status: 'Estado',
  certificates: 'Certificados',
  noCertificates: 'Aún no hay certificados.',
  grade: 'Calificación',
  statuses: { PENDING: 'Pendiente', ISSUED: 'Emitido', REVOKED: 'Revocado' } satisfies Record<
    CertificateStatus,
    string
  >,
};

export const enrollments = {
  title: 'Inscripciones',
  description: 'Plazas, listas de espera e inscripciones pasadas de todas las cohortes.',
  list: 'Inscripciones',
  new: 'Nueva inscripción',
  search: 'Buscar por estudiante',
  status: 'Estado',
  allStatuses: 'Todos los estados',
  empty: 'Aún no hay inscripciones.',
  emptyHint: 'Los estudiantes aparecen aquí cuando se inscriben.',
  noMatch: 'Ninguna inscripción coincide con estos filtros.',
  failed: 'No pudimos cargar las inscripciones.',
  cohort: 'Cohorte',
  movedFrom: (cohort: string) => `Viene de ${cohort}`,
  payment: 'Pago',
  free: 'Gratis',
  due: (amount: string) => `${amount} por pagar`,
  paid: (amount: string) => `Pago de ${amount}`,
  export: {
    start: 'Exportar CSV',
    running: 'Exportando inscripciones',
    cancel: 'Cancelar exportación',
    failed: 'No pudimos exportar las inscripciones. Inténtalo de nuevo.',
    percent: (percent: number) => `Exportando, ${percent}\u00a0%`,
    done: (lines: number) =>
      lines === 1 ? '1 inscripción exportada.' : `${lines} inscripciones exportadas.`,
  },
};

export const newEnrollment = {
  title: 'Nueva inscripción',
  description: 'Inscribe a estudiantes de la institución en una cohorte. Reciben un aviso.',
  cohort: 'Cohorte',
  cohortHint: 'Cohortes publicadas que no han terminado. Las completas tienen lista de espera.',
  student: 'Estudiante',
  chooseFirst: 'Elige primero una cohorte.',
  toCohorts: 'Ir a las cohortes',
};

export const newStudent = {
  title: 'Añadir estudiante',
  description: 'Cada persona recibe un correo con un enlace que sirve una vez, durante 14 días.',
  ways: 'Formas de añadir estudiantes',
  person: 'Una persona',
  paste: 'Pegar direcciones',
  file: 'Importar un archivo',
};
