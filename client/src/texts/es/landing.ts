export const landing = {
  heading: 'Aprende, enseña y crece con',
  tagline: 'Crea, vende y gestiona cursos, y enséñalos en directo, en un solo lugar.',
  getStarted: 'Empezar',
  createSchool: 'Crea tu escuela',
  pictures: {
    dashboard: 'Panel de un docente con cursos, cohortes y las últimas inscripciones',
    phone: 'Panel de un estudiante en un teléfono con las próximas sesiones y entregas',
    course: 'Curso con sus secciones y lecciones',
    cohort: 'Cohorte con su horario, plazas y estudiantes',
    grading: 'Trabajos entregados por estudiantes con sus calificaciones',
  },
  steps: 'De una idea a una cohorte completa en tres pasos',
  stepsHint:
    'Tú pones lo que sabes. De las inscripciones, los pagos, los recordatorios y los certificados nos ocupamos nosotros.',
  stepNumber: (step: number) => `Paso ${step}`,
  stepCards: [
    {
      picture: 'course',
      title: 'Prepara tu curso',
      text: 'Ordena secciones, lecciones y tareas. Déjalo como borrador hasta que te guste y publícalo.',
    },
    {
      picture: 'cohort',
      title: 'Abre una cohorte',
      text: 'Define fechas, plazas y precio, y comparte un solo enlace. La lista de espera ocupa las plazas que quedan libres.',
    },
    {
      picture: 'grading',
      title: 'Enseña en grupo',
      text: 'Reúnete en directo, califica trabajos, responde preguntas y emite certificados que cualquiera puede verificar.',
    },
  ],
  why: (app: string) => `¿Por qué elegir ${app}?`,
  whyHint: 'Todo lo que necesita un curso, de la primera idea a la última sesión en directo.',
  cards: [
    {
      title: 'Compra cursos',
      text: 'Encuentra un curso a tu medida, únete a la próxima cohorte y aprende con otras personas.',
    },
    {
      title: 'Crea cursos',
      text: 'Convierte lo que sabes en secciones y lecciones, y publícalas cuando estén listas.',
    },
    {
      title: 'Vende cursos',
      text: 'Pon un precio, comparte un enlace y mira cómo se ocupan las plazas de tu cohorte.',
    },
    {
      title: 'Gestiona reuniones',
      text: 'Programa sesiones en directo que cada persona ve en su propia zona horaria.',
    },
  ],
  comingSoon: 'Próximamente',
  signUpDisabled: 'La creación de cuentas está desactivada por ahora',
  beFirst: 'Entérate antes que nadie cuando volvamos a abrirla. ¡Consigue acceso anticipado!',
  email: 'Correo electrónico',
  emailPlaceholder: 'you@example.com',
  emailMissing: 'Escribe tu correo electrónico',
  emailInvalid: 'Escribe un correo electrónico válido',
  getEarlyAccess: 'Conseguir acceso anticipado',
  subscribed: 'Ya estás en nuestra lista de acceso anticipado.',
};

/** Public cohorts and courses on the landing pages. */
export const offers = {
  cohorts: 'Cohortes abiertas',
  cohortsHint: 'Aprende en grupo: fechas fijas, sesiones en directo y un docente que sabe cómo te llamas.',
  noCohorts: 'Ahora mismo no hay cohortes abiertas',
  noCohortsHint: 'Las nuevas cohortes aparecen aquí en cuanto abren sus inscripciones.',
  courses: 'Cursos',
  noCourses: 'Aún no hay cursos públicos',
  noCoursesHint: 'Los cursos aparecen aquí en cuanto se publican.',
  cohortsFailed: 'No pudimos cargar las cohortes abiertas.',
  coursesFailed: 'No pudimos cargar los cursos.',
  by: (institution: string) => `De ${institution}`,
  starts: 'Inicio',
  seatsLeft: (seats: string) => `${seats} sin ocupar`,
  full: 'Completa, con lista de espera',
};
